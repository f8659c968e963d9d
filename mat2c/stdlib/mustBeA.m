function mustBeA (x, names)
  % Fails unless the value is of one of the classes.
  if (nargin != 2)
    print_usage ();
  end
  names = cellstr (names);
  good = any (cellfun (@(name) isa (x, name), names));
  __must__ (mfilename (), inputname (1), good, "be one of the following types: %s", strjoin (names, ", "));
end
