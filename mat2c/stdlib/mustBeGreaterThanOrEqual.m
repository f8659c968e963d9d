function mustBeGreaterThanOrEqual (x, c)
  % Fails unless all elements are greater than or equal to c.
  if (nargin != 2)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "greater than or equal to ", ! (x >= c), x, c);
end
