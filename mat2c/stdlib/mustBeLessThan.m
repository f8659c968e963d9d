function mustBeLessThan (x, c)
  % Fails unless all elements are less than c.
  if (nargin != 2)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "less than ", ! (x < c), x, c);
end
