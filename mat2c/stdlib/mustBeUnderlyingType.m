function mustBeUnderlyingType (x, names)
  % Fails unless the value's elements are of one of the classes.
  if (nargin != 2)
    print_usage ();
  end
  names = cellstr (names);
  __must__ (mfilename (), inputname (1), isUnderlyingType (x, names), "be one of the following types: %s", strjoin (names, ", "));
end
