function [sn, cn, dn, err] = ellipj (u, m, tol)
  % Jacobi's elliptic functions, by descending arithmetic-geometric means.
  if (nargin < 2 || nargin > 3)
    print_usage ();
  end
  if (! isnumeric (u))
    error ("ellipj: U must be a scalar or matrix");
  elseif (! isnumeric (m))
    error ("ellipj: M must be a scalar or matrix");
  end
  if (isrow (u) && iscolumn (m) && ! isscalar (u) && ! isscalar (m))
    error ("ellipj: Invalid size combination for U and M");
  elseif (iscolumn (u) && isrow (m) && ! isscalar (u) && ! isscalar (m))
    [m, u] = meshgrid (m, u);
  elseif (isscalar (m))
    m = repmat (m, size (u));
  elseif (isscalar (u))
    u = repmat (u, size (m));
  elseif (! isequal (size (u), size (m)))
    error ("ellipj: Invalid size combination for U and M");
  end
  if (any (m(:) < 0 | m(:) > 1))
    warning ("Octave:ellipj-invalid-m", "ellipj: invalid M value, required value 0 <= M <= 1");
  end
  sn = zeros (size (u));
  cn = sn;
  dn = sn;
  err = sn;
  for k = 1:numel (u)
    if (m(k) < 0 || m(k) > 1)
      sn(k) = NaN;
      cn(k) = NaN;
      dn(k) = NaN;
    elseif (imag (u(k)) == 0)
      [sn(k), cn(k), dn(k)] = of_real (real (u(k)), m(k));
    else
      [s, c, d] = of_real (real (u(k)), m(k));
      [s1, c1, d1] = of_real (imag (u(k)), 1 - m(k));
      low = c1 ^ 2 + m(k) * s ^ 2 * s1 ^ 2;
      sn(k) = complex (s * d1 / low, c * d * s1 * c1 / low);
      cn(k) = complex (c * c1 / low, -s * d * s1 * d1 / low);
      dn(k) = complex (d * c1 * d1 / low, -m(k) * s * c * s1 / low);
    end
  end
end
function [s, c, d] = of_real (u, m)
  if (m == 1)
    s = tanh (u);
    c = 1 / cosh (u);
    d = c;
    return;
  end
  a = 1;
  b = sqrt (1 - m);
  steps_a = a;
  steps_c = sqrt (m);
  n = 0;
  while (abs (steps_c(end)) > eps && n < 16)
    c = (a - b) / 2;
    t = (a + b) / 2;
    b = sqrt (a * b);
    a = t;
    n = n + 1;
    steps_a(end+1) = a;
    steps_c(end+1) = c;
  end
  phi = 2 ^ n * a * u;
  above = phi;
  for k = n:-1:1
    above = phi;
    phi = (asin (steps_c(k+1) / steps_a(k+1) * sin (phi)) + phi) / 2;
  end
  s = sin (phi);
  c = cos (phi);
  d = sqrt (1 - m * s ^ 2);
end
