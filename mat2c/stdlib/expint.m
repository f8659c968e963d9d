function y = expint (x)
  % The exponential integral E1.
  if (nargin < 1)
    print_usage ();
  end
  if (! isnumeric (x))
    error ("expint: X must be numeric");
  end
  y = zeros (size (x));
  if (isa (x, "single"))
    y = single (y);
  end
  for k = 1:numel (x)
    y(k) = one (double (x(k)));
  end
end
function y = one (x)
  if (isnan (x))
    y = NaN;
  elseif (x == 0)
    y = Inf;
  elseif (isinf (x))
    y = 0;
    if (x == -Inf)
      y = complex (-Inf, -pi);
    end
  elseif (abs (x) <= 2 || (real (x) < 0 && real (x) > -40 && abs (imag (x)) < 4))
    y = by_series (x);
  elseif (real (x) < 0 && abs (imag (x)) < 4)
    y = asymptotic (x);
  else
    y = __gamma_fraction__ (x, 0, 1000) * exp (-x);
  end
end
function y = by_series (x)
  total = 0;
  term = 1;
  n = 0;
  while (abs (term) > eps / 8 * max (abs (total), 1) && n <= 400)
    n = n + 1;
    term = -term * x / n;
    total = total - term / n;
  end
  y = -0.57721566490153286061 - log (x) + total;
end
function y = asymptotic (x)
  total = 1;
  term = 1;
  for n = 1:40
    term = -term * n / x;
    total = total + term;
  end
  y = exp (-x) / x * total;
  if (imag (x) == 0)
    y = y - i * pi;
  end
end
