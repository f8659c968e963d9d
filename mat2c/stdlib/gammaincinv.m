function x = gammaincinv (y, a, tail = "lower")
  % Inverse of the incomplete gamma function in its first argument.
  if (nargin < 2)
    print_usage ();
  end
  [err, y, a] = common_size (y, a);
  if (err > 0)
    error ("gammaincinv: Y and A must be of common size or scalars");
  elseif (iscomplex (y) || iscomplex (a))
    error ("gammaincinv: all inputs must be real");
  elseif (any (a(:) <= 0))
    error ("gammaincinv: A must be strictly positive");
  elseif (any (y(:) < 0 | y(:) > 1))
    error ("gammaincinv: Y must be in the range [0, 1]");
  end
  tail = tolower (tail);
  if (! any (strcmp (tail, {"lower", "upper"})))
    error ("gammaincinv: invalid value for TAIL");
  end
  x = zeros (size (y));
  if (isa (y, "single") || isa (a, "single"))
    x = single (x);
  end
  for k = 1:numel (y)
    x(k) = one (double (y(k)), double (a(k)), tail);
  end
end
function x = one (y, a, tail)
  upper_tail = strcmp (tail, "upper");
  if (isnan (y) || isnan (a))
    x = NaN;
  elseif (y == upper_tail)
    x = 0;
  elseif (y == ! upper_tail)
    x = Inf;
  else
    f = @(t) gammainc (t, a, tail) - y;
    slope = @(t) exp (-t + (a - 1) * log (t) - gammaln (a));
    start = min (a, 1) / 10;
    if ((f (start) > 0) != upper_tail)
      % Where the zero is near 0, its logarithm is looked for.
      x = exp (__monotone_zero__ (@(s) f (exp (s)), log (realmin), log (start), ...
                                  @(s) slope (exp (s)) * exp (s)));
      better = x - f (x) / slope (x); % the logarithm is known to fewer digits
      if (abs (better - x) < 1e-8 * x)
        x = better;
      end
      return;
    end
    high = max (a, 1);
    while ((f (high) > 0) == upper_tail && high < 1e300)
      high = 2 * high;
    end
    x = __monotone_zero__ (f, start, high, slope);
  end
end
