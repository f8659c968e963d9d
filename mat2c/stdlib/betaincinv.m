function x = betaincinv (y, a, b, tail = "lower")
  % Inverse of the incomplete beta function in its first argument.
  if (nargin < 3)
    print_usage ();
  end
  [err, y, a, b] = common_size (y, a, b);
  if (err > 0)
    error ("betaincinv: Y, A, and B must have consistent sizes");
  elseif (iscomplex (y) || iscomplex (a) || iscomplex (b))
    error ("betaincinv: all inputs must be real");
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
  for k = 1:numel (y)
    f = @(t) betainc (t, a(k), b(k), tail) - y(k);
    x(k) = __monotone_zero__ (f, 0, 1, @(t) t ^ (a(k) - 1) * (1 - t) ^ (b(k) - 1) / beta (a(k), b(k)));
  end
end
