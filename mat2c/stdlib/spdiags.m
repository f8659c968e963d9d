function [B, d] = spdiags (v, c, m, n)
  % Takes out or puts in diagonals of a sparse matrix.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 3)
    [nr, nc] = size (v);
    if (nargin == 1)
      [i, j] = find (v);
      d = unique (j(:) - i(:));
    else
      d = c(:);
    end
    v = full (v);
    B = zeros (min (nr, nc), numel (d));
    for k = 1:numel (d)
      x = diag (v, d(k));
      if (nr >= nc)
        first = max (d(k), 0);
      else
        first = max (-d(k), 0);
      end
      B(first+1:first+numel (x), k) = x;
    end
    return;
  end
  if (nargin == 3)
    B = m;
    for k = 1:numel (c)
      B = B - diag_of (B, c(k));
    end
    B = B + __spdiags__ (v, c, rows (m), columns (m));
    return;
  end
  B = __spdiags__ (v, c, m, n);
  d = c;
end
function D = diag_of (A, k)
  D = triu (tril (A, k), k);
end
