function z = cumtrapz (x, y, dim)
  % Running integral of samples by the trapezoidal rule.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    z = __trapezoids__ ("cumtrapz", true, x, 1, []);
  elseif (nargin == 3)
    z = __trapezoids__ ("cumtrapz", true, y, x, dim);
  elseif (isscalar (y) && ! isscalar (x))
    z = __trapezoids__ ("cumtrapz", true, x, 1, y);
  else
    z = __trapezoids__ ("cumtrapz", true, y, x, []);
  end
end
