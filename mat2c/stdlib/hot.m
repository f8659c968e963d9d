function map = hot (n)
  % Black, red, yellow, white.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("hot", n);
  k = floor (3 / 8 * n);
  r = [(1:k)' / max(k, 1); ones(n - k, 1)];
  g = [zeros(k, 1); (1:k)' / max(k, 1); ones(n - 2 * k, 1)];
  m = n - 2 * k;
  b = [zeros(2 * k, 1); (1:m)' / max(m, 1)];
  map = [r, g, b];
end
