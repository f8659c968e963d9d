function mustBePositive (x)
  % Fails unless all elements are positive.
  if (nargin < 1)
    print_usage ();
  end
  __must_be__ (mfilename (), inputname (1), "positive", ! (x > 0), x);
end
