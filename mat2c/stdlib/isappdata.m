function valid = isappdata (h, name)
  % Is something kept with objects under a name?
  if (nargin != 2)
    print_usage ();
  elseif (! ischar (name))
    error ("isappdata: NAME must be a string");
  end
  valid = false (size (h));
  for k = 1:numel (h)
    valid(k) = isfield (__appdata__ ("isappdata", h(k)), name);
  end
end
