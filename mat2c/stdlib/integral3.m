function q = integral3 (f, xa, xb, ya, yb, za, zb, varargin)
  % Integral over a region of space; limits in y may depend on x, limits in z on x and y.
  if (nargin < 7 || mod (nargin, 2) == 0 ...
      || ! ((is_function_handle (f) || ischar (f) || isa (f, "inline")) ...
            && isreal (xa) && isreal (xb) && isscalar (xa) && isscalar (xb)))
    print_usage ();
  end
  vectorized = __area_options__ ("integral3", varargin);
  if (! vectorized)
    f = @(x, y, z) arrayfun (f, x, y, z);
  end
  ya = __limit__ ("integral3", "YA", ya);
  yb = __limit__ ("integral3", "YB", yb);
  za = __limit__ ("integral3", "ZA", za);
  zb = __limit__ ("integral3", "ZB", zb);
  line = @(x, y) __kronrod__ (@(z) f (x * ones (size (z)), y * ones (size (z)), z), za (x, y), zb (x, y), 1e-12, 1e-10, []);
  plane = @(x) __kronrod__ (@(y) arrayfun (@(v) line (x, v), y), ya (x), yb (x), 1e-12, 1e-10, []);
  q = __kronrod__ (@(x) arrayfun (plane, x), xa, xb, 1e-12, 1e-10, []);
end
