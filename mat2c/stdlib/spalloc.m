function S = spalloc (m, n, nz)
  % An empty sparse matrix, held with all its elements.
  if (nargin == 1)
    n = m;
  end
  S = __sparse__ (zeros (m, n));
end
