function y = betainc (x, a, b, tail)
  % The regularised incomplete beta function.
  if (nargin < 3)
    print_usage ();
  end
  if (nargin < 4)
    tail = "lower";
  end
  [bad, x, a, b] = common_size (x, a, b);
  if (bad)
    error ("betainc: X, A, and B must be of common size or scalars");
  elseif (iscomplex (x) || iscomplex (a) || iscomplex (b))
    error ("betainc: all inputs must be real");
  elseif (! any (strcmpi (tail, {"lower", "upper"})))
    error ("betainc: invalid value for TAIL");
  end
  if (any (x(:) < 0 | x(:) > 1))
    error ("betainc: X must be in the range [0, 1]");
  elseif (any (a(:) <= 0))
    error ("betainc: A must be strictly positive");
  elseif (any (b(:) <= 0))
    error ("betainc: B must be strictly positive");
  end
  upper_tail = strcmpi (tail, "upper");
  y = zeros (size (x));
  if (isa (x, "single") || isa (a, "single") || isa (b, "single"))
    y = single (y);
  end
  x = double (x);
  a = double (a);
  b = double (b);
  for k = 1:numel (x)
    if (upper_tail)
      y(k) = one (1 - x(k), x(k), b(k), a(k));
    else
      y(k) = one (x(k), 1 - x(k), a(k), b(k));
    end
  end
end
function y = one (x, rest, a, b)
  % REST is 1 - X, with all its digits.
  if (isnan (x) || isnan (a) || isnan (b))
    y = NaN;
    return;
  elseif (x == 0 || rest == 0)
    y = double (x != 0);
    return;
  elseif (isinf (a) || isinf (b))
    y = double (isinf (b));  % all the weight is at one end
    return;
  end
  if (x > (a + 1) / (a + b + 2))
    y = 1 - one (rest, x, b, a);
    return;
  end
  from_one = log1p (-x);
  if (rest < 0.5)
    from_one = log (rest);
  end
  front = exp (a * log (x) + b * from_one - betaln (a, b)) / a;
  c = 1;
  d = 1 - (a + b) * x / (a + 1);
  d = 1 / d;
  h = d;
  for m = 1:500
    t = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + t * d);
    c = 1 + t / c;
    h = h * d * c;
    t = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + t * d);
    c = 1 + t / c;
    change = d * c;
    h = h * change;
    if (abs (change - 1) < eps)
      break;
    end
  end
  y = front * h;
end
