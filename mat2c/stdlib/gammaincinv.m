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
  for k = 1:numel (y)
    f = @(t) gammainc (t, a(k), tail) - y(k);
    last = strcmp (tail, "upper") == (y(k) == 0) && any (y(k) == [0, 1]);
    if (any (y(k) == [0, 1]))
      if (last)
        x(k) = Inf;
      end
      continue;
    end
    high = max (a(k), 1);
    while (sign (f (high)) == sign (f (0)) && high < 1e300)
      high = 2 * high;
    end
    x(k) = __monotone_zero__ (f, 0, high, @(t) exp (-t + (a(k) - 1) * log (t) - gammaln (a(k))));
  end
end
