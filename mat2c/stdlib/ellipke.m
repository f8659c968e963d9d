function [k, e] = ellipke (m, tol)
  % Complete elliptic integrals by the arithmetic-geometric mean.
  if (nargin < 1)
    print_usage ();
  end
  if (any (m(:) > 1))
    error ("ellipke: M must be <= 1");
  end
  k = zeros (size (m));
  e = zeros (size (m));
  for t = 1:numel (m)
    x = m(t);
    if (x == 1)
      k(t) = Inf;
      e(t) = 1;
      continue;
    end
    a = 1;
    b = sqrt (1 - x);
    c = sqrt (abs (x));
    f = 0.5;
    total = f * sign (x) * c ^ 2;
    while (abs (c) > eps)
      next = (a + b) / 2;
      c = (a - b) / 2;
      b = sqrt (a * b);
      a = next;
      f = 2 * f;
      total = total + f * c ^ 2;
    end
    k(t) = pi / (2 * a);
    e(t) = k(t) * (1 - total);
  end
end
