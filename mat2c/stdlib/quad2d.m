function [q, err] = quad2d (f, xa, xb, ya, yb, varargin)
  % Integral over a region of the plane.
  if (nargin < 5 || mod (nargin, 2) == 0 ...
      || ! ((is_function_handle (f) || ischar (f) || isa (f, "inline")) ...
            && isreal (xa) && isreal (xb) && isscalar (xa) && isscalar (xb)))
    print_usage ();
  end
  vectorized = __area_options__ ("quad2d", varargin);
  ya = __limit__ ("quad2d", "YA", ya);
  yb = __limit__ ("quad2d", "YB", yb);
  [q, err] = integral2 (f, xa, xb, ya, yb, "Vectorized", vectorized);
end
