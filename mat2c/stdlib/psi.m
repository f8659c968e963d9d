function y = psi (k, z)
  % The polygamma function of order k (0: digamma).
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    z = k;
    k = 0;
  end
  y = zeros (size (z));
  for t = 1:numel (z)
    y(t) = polygamma (k, z(t));
  end
end
function y = polygamma (k, x)
  if (x <= 0 && x == fix (x))
    y = -Inf;
    return;
  end
  if (k == 0)
    if (x < 0)
      y = polygamma (0, 1 - x) - pi / tan (pi * x);
      return;
    end
    y = 0;
    while (x < 12)
      y = y - 1 / x;
      x = x + 1;
    end
    r = 1 / x ^ 2;
    y = y + log (x) - 0.5 / x - r * (1/12 - r * (1/120 - r * (1/252 - r * (1/240 - r * (1/132 - ...
        r * (691/32760 - r / 12))))));
    return;
  end
  y = 0;
  while (x < 20 + k)
    y = y + 1 / x ^ (k + 1);
    x = x + 1;
  end
  b = [1/6, -1/30, 1/42, -1/30, 5/66, -691/2730, 7/6, -3617/510];
  t = gamma (k) / x ^ k + gamma (k + 1) / (2 * x ^ (k + 1));
  for j = 1:numel (b)
    t = t + b(j) * gamma (2 * j + k) / (gamma (2 * j + 1) * x ^ (2 * j + k));
  end
  y = (-1) ^ (k + 1) * (gamma (k + 1) * y + t);
end
