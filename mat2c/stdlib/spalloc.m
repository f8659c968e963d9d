function S = spalloc (m, n, nz)
  % An empty sparse matrix; room for elements is made when they come.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    nz = 0;
  end
  if (! (m >= 0 && n >= 0 && nz >= 0))
    error ("spalloc: M, N, and NZ must be non-negative");
  end
  S = __sparse__ (m, n);
end
