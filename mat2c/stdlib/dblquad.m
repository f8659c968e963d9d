function q = dblquad (f, xa, xb, ya, yb, tol, quadf)
  % Integral over a rectangle, the inner one in x vectorised.
  if (nargin < 5)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  end
  if (nargin < 6 || isempty (tol))
    tol = 1e-6;
  end
  if (nargin < 7 || isempty (quadf))
    quadf = @quadcc;
  end
  inner = @(y) quadf (@(x) f (x, y), xa, xb, tol);
  q = quadf (@(y) arrayfun (inner, y), ya, yb, tol);
end
