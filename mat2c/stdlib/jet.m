function map = jet (n)
  % Blue, cyan, yellow, red.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("jet", n);
  q = ceil (n / 4);
  u = [(1:q)'; q * ones(q - 1, 1); (q:-1:1)'] / max(q, 1);
  g = ceil (q / 2) - (mod (n, 4) == 1) + (1:numel (u))';
  map = zeros (n, 3);
  for channel = 1:3
    at = g + (2 - channel) * q;
    ok = (at >= 1) & (at <= n);
    map(at(ok), channel) = u(ok);
  end
end
