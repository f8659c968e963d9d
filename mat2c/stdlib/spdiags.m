function [B, d] = spdiags (v, c, m, n)
  % Takes out or puts in diagonals of a sparse matrix.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 3)
    [i, j, x] = find (v);
    if (nargin == 1)
      d = unique (j(:) - i(:));
    else
      d = c(:);
    end
    [nr, nc] = size (v);
    B = zeros (min (nr, nc), numel (d));
    if (nr >= nc)
      place = j;
    else
      place = i;
    end
    [there, k] = ismember (j(:) - i(:), d);
    B(place(there)(:) + (k(there)(:) - 1) * rows (B)) = x(there);
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
