function [q, err] = integral2 (f, xa, xb, ya, yb, varargin)
  % Integral over a region of the plane; the limits in y may be functions of x.
  if (nargin < 5 || mod (nargin, 2) == 0 ...
      || ! ((is_function_handle (f) || ischar (f) || isa (f, "inline")) ...
            && isreal (xa) && isreal (xb) && isscalar (xa) && isscalar (xb)))
    print_usage ();
  end
  vectorized = __area_options__ ("integral2", varargin);
  if (! vectorized)
    f = @(x, y) arrayfun (f, x, y);
  end
  ya = __limit__ ("integral2", "YA", ya);
  yb = __limit__ ("integral2", "YB", yb);
  inner = @(x) __kronrod__ (@(y) f (x * ones (size (y)), y), ya (x), yb (x), 1e-13, 1e-11, []);
  [q, err] = __kronrod__ (@(x) arrayfun (inner, x), xa, xb, 1e-13, 1e-11, []);
end
