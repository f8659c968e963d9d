function S = sprandn (m, n, d, rc)
  % A sparse matrix with random elements at random places, d of them of all.
  if (nargin != 1 && nargin != 3 && nargin != 4)
    print_usage ();
  end
  if (nargin == 1)
    [i, j] = find (m);
    S = sparse (i, j, randn (numel (i), 1), rows (m), columns (m));
    return;
  end
  if (! (isscalar (m) && m == fix (m) && m >= 0))
    error ("sprandn: M must be a non-negative integer");
  elseif (! (isscalar (n) && n == fix (n) && n >= 0))
    error ("sprandn: N must be a non-negative integer");
  elseif (d < 0 || d > 1)
    error ("sprandn: density D must be between 0 and 1");
  end
  k = round (m * n * d);
  at = randperm (m * n, k)(:);
  S = sparse (mod (at - 1, m) + 1, floor ((at - 1) / m) + 1, randn (k, 1), m, n);
end
