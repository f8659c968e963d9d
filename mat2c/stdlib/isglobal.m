function is = isglobal (name, varargin)
  % Whether a name that is computed is that of a global variable: those that there may be follow, and whether
  % they are linked.
  if (mod (nargin, 2) == 0)
    print_usage ();
  elseif (! ischar (name))
    error ("isglobal: NAME must be a string");
  end
  is = false;
  for k = 1:2:numel (varargin)
    is = is || (strcmp (varargin{k}, name) && varargin{k+1});
  end
end
