function [k, e] = ellipke (m, tol)
  % Complete elliptic integrals by the arithmetic-geometric mean.
  if (nargin < 1)
    print_usage ();
  end
  if (! isreal (m))
    error ("ellipke: M must be real");
  elseif (any (m(:) > 1))
    error ("ellipke: M must be <= 1");
  end
  cls = class (m);
  if (nargin < 2)
    tol = eps (cls);
  elseif (! (isreal (tol) && isscalar (tol) && tol > 0))
    error ("ellipke: TOL must be a real scalar > 0");
  end
  k = zeros (size (m), cls);
  e = zeros (size (m), cls);
  for t = 1:numel (m)
    [k(t), e(t)] = of_one (m(t), tol);
  end
end
function [k, e] = of_one (x, tol)
  if (x == 1)
    k = Inf;
    e = 1;
    return;
  elseif (x == -Inf)
    k = 0;
    e = Inf;
    return;
  end
  a = 1;
  b = sqrt (1 - x);
  c = sqrt (abs (x));
  f = 0.5;
  total = f * sign (x) * c ^ 2;
  steps = 0;
  while (! (abs (c) <= tol))
    if (steps == 16)
      error ("ellipke: algorithm did not converge in 16 iterations");
    end
    steps = steps + 1;
    next = (a + b) / 2;
    c = (a - b) / 2;
    b = sqrt (a * b);
    a = next;
    f = 2 * f;
    total = total + f * c ^ 2;
  end
  k = pi / (2 * a);
  e = k * (1 - total);
end
