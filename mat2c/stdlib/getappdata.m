function value = getappdata (h, name)
  % What is kept with an object under a name, [] if nothing is; or all of it.
  if (nargin < 1)
    print_usage ();
  elseif (nargin == 2 && ! ischar (name))
    error ("getappdata: NAME must be a string");
  end
  found = cell (numel (h), 1);
  for k = 1:numel (h)
    data = __appdata__ ("getappdata", h(k));
    if (nargin == 1)
      found{k} = data;
    elseif (isfield (data, name))
      found{k} = data.(name);
    end
  end
  if (numel (h) == 1)
    value = found{1};
  else
    value = found;
  end
end
