function y = gammainc (x, a, tail)
  % The regularised incomplete gamma function.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    tail = "lower";
  end
  [bad, x, a] = common_size (x, a);
  if (bad)
    error ("gammainc: X and A must be of common size or scalars");
  end
  if (any (a(:) < 0))
    error ("gammainc: A must be non-negative");
  end
  y = zeros (size (x));
  for k = 1:numel (x)
    y(k) = one (x(k), a(k), tail);
  end
end
function y = one (x, a, tail)
  front = exp (-x + a * log (x) - gammaln (a + 1));
  if (a == 0 || x == Inf)
    low = 1;
    up = 0;
  elseif (x == 0 || a == Inf)
    low = 0;
    up = 1;
  elseif (x < a + 1)
    term = 1;
    total = 1;
    n = 0;
    while (abs (term) > abs (total) * eps / 4)
      n = n + 1;
      term = term * x / (a + n);
      total = total + term;
    end
    low = front * total;
    up = 1 - low;
  else
    b = x + 1 - a;
    c = 1 / realmin;
    d = 1 / b;
    h = d;
    n = 0;
    change = 0;
    while (abs (change - 1) > eps)
      n = n + 1;
      an = -n * (n - a);
      b = b + 2;
      d = 1 / (an * d + b);
      c = b + an / c;
      change = c * d;
      h = h * change;
    end
    up = front * a * h;
    low = 1 - up;
  end
  switch (lower (tail))
    case "lower"
      y = low;
    case "upper"
      y = up;
    case "scaledlower"
      y = low / front;
    case "scaledupper"
      y = up / front;
    otherwise
      error ("gammainc: invalid value for TAIL");
  end
end
