function mustBeNonnegative (x)
  % Fails unless all elements are non-negative.
  if (nargin < 1)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "non-negative", ! (x >= 0), x);
end
