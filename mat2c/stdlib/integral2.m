function q = integral2 (f, xa, xb, ya, yb, varargin)
  % Integral over a region of the plane; the limits in y may be functions of x.
  if (nargin < 5)
    print_usage ();
  end
  if (! is_function_handle (ya))
    ya = @(x) ya * ones (size (x));
  end
  if (! is_function_handle (yb))
    yb = @(x) yb * ones (size (x));
  end
  inner = @(x) __kronrod__ (@(y) f (x * ones (size (y)), y), ya (x), yb (x), 1e-13, 1e-11, []);
  q = __kronrod__ (@(x) arrayfun (inner, x), xa, xb, 1e-13, 1e-11, []);
end
