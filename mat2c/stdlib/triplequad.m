function q = triplequad (f, xa, xb, ya, yb, za, zb, tol, quadf)
  % Integral over a box.
  if (nargin < 7)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  end
  inner = @(z) dblquad (@(x, y) f (x, y, z), xa, xb, ya, yb);
  q = __kronrod__ (@(z) arrayfun (inner, z), za, zb, 1e-12, 1e-10, []);
end
