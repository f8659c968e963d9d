% numbers that are integers of a short range, and those that nearly are
function counted_integers
  for n = [1 2 23 24 25 60 200]
    for kind = 1:9
      x = some (n, kind);
      show (n, kind, x);
    end
  end
  x = some (50, 1); y = some (40, 2);
  printf ("%g ", union (x, y), intersect (x, y), setdiff (x, y), unique ([x y])); printf ("\n");
  [u, i, j] = unique (some (30, 4), "stable"); printf ("%g ", u, i, j); printf ("\n");
  [u, i, j] = unique (some (30, 4), "first"); printf ("%g ", u, i, j); printf ("\n");
  [u, i, j] = unique (reshape (some (60, 1), 6, 10)); printf ("%g ", u, i, j); printf ("\n");
  [s, k] = sort (reshape (some (60, 1), 30, 2), "descend"); printf ("%g ", s, k); printf ("\n");
  [s, k] = sort (int8 (some (60, 1))); printf ("%d ", s, k); printf ("\n");
  [s, k] = sort (single (some (60, 3))); printf ("%g ", s, k); printf ("\n");
  printf ("%g %g\n", median (some (51, 1)), mode (some (51, 2)));
end
function x = some (n, kind)
  x = mod ((1:n) .* (3:n+2) * 7, 31) - 11;
  switch kind
    case 2, x = -x * 2;
    case 3, x(end) = x(end) + 0.5;
    case 4, x(1) = NaN; x(ceil (n / 2)) = NaN;
    case 5, x(x == 3) = -0; x(end) = 0;
    case 6, x(end) = Inf; x(1) = -Inf;
    case 7, x(end) = 1e9; x(1) = -2147483648;
    case 8, x = x * 1000;
    case 9, x = x * 0 + 7;
  end
end
function show (n, kind, x)
  [s, k] = sort (x); [d, l] = sort (x', "descend"); [u, i, j] = unique (x);
  w = 1:numel (x);
  printf ("%d %d %d: %.15g %d %.15g %d %.15g %d %d\n", n, kind, numel (u), sum (s(isfinite (s)) .* w(isfinite (s))), ...
          sum (k .* w), sum (d(isfinite (d))' .* w(isfinite (d))), sum (l' .* w), sum (u(isfinite (u))), sum (i), sum (j(:)' .* w));
  printf ("%g ", 1 ./ s(s == 0), sort (x)(end), sort (x, "descend")(end), numel (find (diff (sort (x))))); printf ("\n");
end
