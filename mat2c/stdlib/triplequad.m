function q = triplequad (f, xa, xb, ya, yb, za, zb, tol, quadf)
  % Integral over a box.
  if (nargin < 7)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  end
  if (nargin < 8 || isempty (tol))
    tol = 1e-6;
  end
  if (nargin < 9 || isempty (quadf))
    quadf = @quadcc;
  end
  inner = @(z) dblquad (@(x, y) f (x, y, z), xa, xb, ya, yb, tol, quadf);
  q = quadf (@(z) arrayfun (inner, z), za, zb, tol);
end
