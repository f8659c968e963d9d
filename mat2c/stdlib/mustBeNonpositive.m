function mustBeNonpositive (x)
  % Fails unless all elements are non-positive.
  if (nargin < 1)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "non-positive", ! (x <= 0), x);
end
