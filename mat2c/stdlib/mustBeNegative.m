function mustBeNegative (x)
  % Fails unless all elements are negative.
  if (nargin < 1)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "negative", ! (x < 0), x);
end
