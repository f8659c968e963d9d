function mustBeNumeric (x)
  % Fails unless the value is a number.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), isnumeric (x), "be numeric; found a %s", class (x));
end
