function z = trapz (x, y, dim)
  % Integral of samples by the trapezoidal rule.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    z = __trapezoids__ ("trapz", false, x, 1, []);
  elseif (nargin == 3)
    z = __trapezoids__ ("trapz", false, y, x, dim);
  elseif (isscalar (y) && ! isscalar (x))
    z = __trapezoids__ ("trapz", false, x, 1, y);
  else
    z = __trapezoids__ ("trapz", false, y, x, []);
  end
end
