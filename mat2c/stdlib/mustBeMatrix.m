function mustBeMatrix (x)
  % Fails unless the value has two dimensions.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ndims (x) == 2, "be a matrix");
end
