function mustBeGreaterThan (x, c)
  % Fails unless all elements are greater than c.
  if (nargin != 2)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "greater than ", ! (x > c), x, c);
end
