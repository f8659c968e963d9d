function [q, ier, nfev, err] = quad (f, a, b, tol, sing)
  % Quadrature of a function of a scalar.
  if (nargin < 3)
    print_usage ();
  end
  if (ischar (f))
    if (exist (f))
      f = str2func (f);
    else
      f = inline (f);
    end
  end
  if (nargin < 5)
    sing = [];
  end
  ier = 0;
  nfev = 21;
  if (isfinite (a) && isfinite (b) && isempty (sing))
    [q, err] = __kronrod21__ (f, a, b);
    if (err <= max (1.4901e-8, 1.4901e-8 * abs (q)))
      return;
    end
  end
  [q, err] = __kronrod__ (@(x) arrayfun (f, x), a, b, 1e-15, 1e-13, sing(:));
end
