function y = psi (k, z)
  % The polygamma function of order k (0: digamma).
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (nargin == 1)
    z = k;
    k = 0;
  end
  if (! isnumeric (k) || ! isscalar (k))
    error ("psi: K must be an integer");
  elseif (k < 0)
    error ("psi: K must be non-negative");
  elseif (! isfloat (z) && k > 0)
    error ("psi: Z must be a floating point for polygamma (K > 0)");
  elseif (! isfloat (z))
    error ("psi: Z must be a floating point");
  elseif (k > 0 && ! isreal (z))
    error ("psi: Z must be real value for polygamma (K > 0)");
  elseif (k > 0 && any (z(:) < 0))
    error ("psi: Z must be non-negative for polygamma (K > 0)");
  end
  y = zeros (size (z), class (z));
  for t = 1:numel (z)
    if (k > 0)
      y(t) = polygamma (double (k), double (z(t)));
    else
      y(t) = digamma (double (z(t)));
    end
  end
end
function y = digamma (z)
  euler = 0.577215664901532860606512090082402431042;
  x = real (z);
  whole = (imag (z) == 0 && x == fix (x));
  if (whole && x <= 0)
    y = -Inf;
  elseif (whole && x < 100)
    y = -euler + sum (1 ./ (x - 1:-1:1));
  elseif (imag (z) == 0 && x > 0 && x < 100 && 2 * x == fix (2 * x))
    y = -euler - 2 * log (2) + 2 * sum (1 ./ (2 * x - 2:-2:1));
  elseif (x < 0)
    y = digamma (1 - z) - pi / tan (pi * z);
  else
    y = 0;
    while (real (z) < 12)
      y = y - 1 / z;
      z = z + 1;
    end
    r = 1 / z ^ 2;
    y = y + log (z) - 0.5 / z - r * (1/12 - r * (1/120 - r * (1/252 - r * (1/240 - r * (1/132 - ...
        r * (691/32760 - r / 12))))));
  end
end
function y = polygamma (k, x)
  if (x == 0)
    y = Inf * (-1) ^ (k + 1);
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
