function q = integral3 (f, xa, xb, ya, yb, za, zb, varargin)
  % Integral over a region of space; limits in y may depend on x, limits in z on x and y.
  if (nargin < 7)
    print_usage ();
  end
  if (! is_function_handle (ya))
    ya = @(x) ya;
  end
  if (! is_function_handle (yb))
    yb = @(x) yb;
  end
  if (! is_function_handle (za))
    za = @(x, y) za;
  end
  if (! is_function_handle (zb))
    zb = @(x, y) zb;
  end
  line = @(x, y) __kronrod__ (@(z) f (x * ones (size (z)), y * ones (size (z)), z), za (x, y), zb (x, y), 1e-12, 1e-10, []);
  plane = @(x) __kronrod__ (@(y) arrayfun (@(v) line (x, v), y), ya (x), yb (x), 1e-12, 1e-10, []);
  q = __kronrod__ (@(x) arrayfun (plane, x), xa, xb, 1e-12, 1e-10, []);
end
