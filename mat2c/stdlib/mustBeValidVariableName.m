function mustBeValidVariableName (x)
  % Fails unless the value is a name that a variable may have, or a cell of such.
  if (nargin < 1)
    print_usage ();
  end
  good = __is_text__ (x) && isvarname (x);
  if (iscell (x))
    good = all (cellfun (@(t) __is_text__ (t) && isvarname (t), x(:)));
  end
  __must__ (mfilename (), inputname (1), good, "be a valid variable name");
end
