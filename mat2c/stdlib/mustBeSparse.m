function mustBeSparse (x)
  % Fails unless the value is sparse.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), issparse (x), "be sparse");
end
