function map = jet (n)
  % Blue, cyan, yellow, red.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("jet: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
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
