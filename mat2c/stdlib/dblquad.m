function q = dblquad (f, xa, xb, ya, yb, tol, quadf)
  % Integral over a rectangle, the inner one in x vectorised.
  if (nargin < 5)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  end
  inner = @(y) __kronrod__ (@(x) f (x, y), xa, xb, 1e-13, 1e-11, []);
  q = __kronrod__ (@(y) arrayfun (inner, y), ya, yb, 1e-13, 1e-11, []);
end
