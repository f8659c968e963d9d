function [B, d] = spdiags (v, c, m, n)
  % Takes out or puts in diagonals of a sparse matrix, held with all its elements.
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
  v = full (v);
  if (nargin == 3)
    B = full (m);
    d = [];
    for k = 1:numel (c)
      B = B - diag_of (B, c(k));
    end
    B = __sparse__ (B + full (spdiags (v, c, rows (m), columns (m))));
    return;
  end
  B = zeros (m, n);
  for k = 1:numel (c)
    j = max (1, 1 + c(k)):min (n, m + c(k));
    i = j - c(k);
    if (m >= n)
      x = v(j, k);
    else
      x = v(i, k);
    end
    for t = 1:numel (j)
      B(i(t), j(t)) = x(t);
    end
  end
  B = __sparse__ (B);
  d = c;
end
function D = diag_of (A, k)
  D = triu (tril (A, k), k);
end
