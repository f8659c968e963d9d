function y = expint (x)
  % The exponential integral E1 of real arguments.
  if (nargin < 1)
    print_usage ();
  end
  y = zeros (size (x));
  for k = 1:numel (x)
    y(k) = one (x(k));
  end
end
function y = one (x)
  if (x == 0)
    y = Inf;
  elseif (x == Inf)
    y = 0;
  elseif (abs (x) <= 2 || (x < 0 && x > -40))
    total = 0;
    term = 1;
    n = 0;
    while (abs (term) > eps / 8 * max (abs (total), 1))
      n = n + 1;
      term = -term * x / n;
      total = total - term / n;
      if (n > 400)
        break;
      end
    end
    y = -0.57721566490153286061 - log (abs (x)) + total;
    if (x < 0)
      y = y - i * pi;
    end
  elseif (x < 0)
    total = 1;
    term = 1;
    for n = 1:40
      term = term * n / x * (-1);
      total = total + term;
    end
    y = exp (-x) / x * total - i * pi;
  else
    b = x + 1;
    c = 1 / realmin;
    d = 1 / b;
    h = d;
    change = 0;
    n = 0;
    while (abs (change - 1) > eps)
      n = n + 1;
      an = -n * n;
      b = b + 2;
      d = 1 / (an * d + b);
      c = b + an / c;
      change = c * d;
      h = h * change;
    end
    y = h * exp (-x);
  end
end
