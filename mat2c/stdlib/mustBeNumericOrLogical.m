function mustBeNumericOrLogical (x)
  % Fails unless the value is a number or logical.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), isnumeric (x) || islogical (x), "be numeric or logical; found a %s", class (x));
end
