function y = gammainc (x, a, tail = "lower")
  % The regularised incomplete gamma function.
  if (nargin < 2)
    print_usage ();
  end
  [bad, x, a] = common_size (x, a);
  if (bad)
    error ("gammainc: X and A must be of common size or scalars");
  elseif (iscomplex (x) || iscomplex (a))
    error ("gammainc: all inputs must be real");
  elseif (any (a(:) < 0))
    error ("gammainc: A must be non-negative");
  end
  tail = tolower (tail);
  if (! any (strcmp (tail, {"lower", "upper", "scaledlower", "scaledupper"})))
    error ("gammainc: invalid value for TAIL");
  end
  y = zeros (size (x));
  if (isa (x, "single") || isa (a, "single"))
    y = single (y);
  end
  for k = 1:numel (x)
    y(k) = one (double (x(k)), double (a(k)), tail);
  end
end
function y = one (x, a, tail)
  scaled = strncmp (tail, "scaled", 6);
  upper_tail = strcmp (tail(end-4:end), "upper");
  if (isnan (x) || isnan (a))
    y = NaN;
  elseif (x == 0 || isinf (x) || a == 0 || isinf (a))
    y = at_the_ends (x, a, scaled, upper_tail);
  elseif (a == 1)
    y = exponential (x, scaled, upper_tail);
  else
    scale = scale_of (x, a);
    [ratio, of_upper] = ratio_to_scale (x, a, upper_tail);
    if (of_upper == upper_tail)
      y = ratio;
      if (! scaled)
        y = scale * ratio;
      end
    elseif (scaled)
      y = 1 / scale - ratio;
    else
      y = 1 - scale * ratio;
    end
  end
end
function y = at_the_ends (x, a, scaled, upper_tail)
  lower = double (x == Inf || (a == 0 && x >= 0));
  if (! scaled)
    y = abs (upper_tail - lower);
  elseif (upper_tail)
    y = 0;
    if (! lower)
      y = Inf;
    end
  elseif (a == 0 || x == Inf)
    y = exp (x);
  else
    y = 1;
  end
end
function y = exponential (x, scaled, upper_tail)
  if (upper_tail)
    y = exp (-x);
    if (scaled)
      y = 1 / x;
    end
  else
    y = -expm1 (-x);
    if (scaled)
      y = expm1 (x) / x;
    end
  end
end
function [r, of_upper] = ratio_to_scale (x, a, upper_tail)
  % One of the two functions by x^a e^-x / gamma (a + 1): what is found without cancellation.
  of_upper = true;
  if (x < 0)
    of_upper = false;
    r = exp (x) * of_negative (-x, a);
  elseif (upper_tail && a == fix (a) && a <= 200 && x >= a / 10)
    r = 0;
    for k = 1:a
      r = (r + 1) * (k / x);
    end
  elseif (x < a + 1)
    of_upper = false;
    r = by_series (x, a);
  else
    r = a * __gamma_fraction__ (x, a);
  end
end
function total = by_series (x, a)
  term = 1;
  total = 1;
  n = 0;
  while (term > total * eps / 8)
    n = n + 1;
    term = term * x / (a + n);
    total = total + term;
  end
end
function total = of_negative (z, a)
  % Kummer's transformation, all of whose terms are positive.
  power = 1;
  total = 1;
  n = 0;
  while (power > total * eps / 8)
    n = n + 1;
    power = power * z / n;
    total = total + power * a / (a + n);
  end
end
function scale = scale_of (x, a)
  % x^a e^-x / gamma (a + 1), by its distance from the peak at x = a where the factors are large.
  if (a > 15 && x > 0)
    n = 1 ./ (a .^ [1, 3, 5, 7, 9, 11]);
    rest = sum (n .* [1/12, -1/360, 1/1260, -1/1680, 1/1188, -691/360360]);
    scale = exp (a * log1p_less_linear ((x - a) / a) - rest) / sqrt (2 * pi * a);
  elseif (x < 0 && a != fix (a))
    scale = exp (a * log (-x) - x - gammaln (a + 1)) * exp (i * pi * a);
  elseif (abs (x) > 600 || a > 100)
    scale = exp (a * log (abs (x)) - x - gammaln (a + 1));
    if (x < 0 && mod (a, 2) == 1)
      scale = -scale;
    end
  else
    scale = x ^ a * exp (-x) / gamma (a + 1);
  end
end
function y = log1p_less_linear (t)
  % log (1 + t) - t without cancellation near 0.
  if (abs (t) > 0.25)
    y = log1p (t) - t;
    return;
  end
  v = t / (2 + t);
  sum_of_odd = 0;
  for k = 25:-2:3
    sum_of_odd = sum_of_odd * v * v + 1 / k;
  end
  y = 2 * v ^ 3 * sum_of_odd - t * v;
end
