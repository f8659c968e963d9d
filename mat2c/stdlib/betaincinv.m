function x = betaincinv (y, a, b, tail = "lower")
  % Inverse of the incomplete beta function in its first argument.
  if (nargin < 3)
    print_usage ();
  end
  [err, y, a, b] = common_size (y, a, b);
  if (err > 0)
    error ("betaincinv: Y, A, and B must be of common size or scalars");
  elseif (! (isfloat (y) && isfloat (a) && isfloat (b) && isreal (y) && isreal (a) && isreal (b)))
    error ("betaincinv: Y, A, and B must be real, floating point values");
  elseif (any (a(:) <= 0))
    error ("betaincinv: A must be strictly positive");
  elseif (any (b(:) <= 0))
    error ("betaincinv: B must be strictly positive");
  elseif (any (y(:) < 0 | y(:) > 1))
    error ("betaincinv: Y must be in the range [0, 1]");
  end
  tail = tolower (tail);
  if (! any (strcmp (tail, {"lower", "upper"})))
    error ("betaincinv: invalid value for TAIL");
  end
  x = zeros (size (y));
  if (isa (y, "single") || isa (a, "single") || isa (b, "single"))
    x = single (x);
  end
  for k = 1:numel (y)
    x(k) = one (double (y(k)), double (a(k)), double (b(k)), tail);
  end
end
function x = one (y, a, b, tail)
  upper_tail = strcmp (tail, "upper");
  if (isnan (y) || isnan (a) || isnan (b))
    x = NaN;
  elseif (y == 0 || y == 1)
    x = abs (upper_tail - y);
  else
    % Where the zero is near 0, its logarithm is looked for.
    f = @(t) betainc (t, a, b, tail) - y;
    slope = @(t) exp ((a - 1) * log (t) + (b - 1) * log1p (-t) - betaln (a, b));
    start = 0.1;
    if (sign (f (start)) == sign (f (1)))
      low = log (realmin);
      if (sign (f (realmin)) == sign (f (start)))
        x = 0;
        return;
      end
      x = exp (__monotone_zero__ (@(s) f (exp (s)), low, log (start), @(s) slope (exp (s)) * exp (s)));
    else
      x = __monotone_zero__ (f, start, 1, slope);
    end
  end
end
