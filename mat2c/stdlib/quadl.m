function [q, nfev] = quadl (f, a, b, tol, trace, varargin)
  % Quadrature of a vectorised function to high accuracy.
  if (nargin < 3)
    print_usage ();
  end
  if (nargin < 4 || isempty (tol))
    tol = 1e-6;
  elseif (! isscalar (tol) || tol < 0)
    error ("quadl: TOL must be a scalar >=0");
  end
  if (ischar (f))
    f = str2func (f);
  end
  q = __kronrod__ (@(x) f (x, varargin{:}), a, b, tol(1) * 1e-6, 1e-13, []);
  nfev = 18;
end
