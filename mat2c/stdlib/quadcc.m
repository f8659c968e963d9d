function [q, err, npoints] = quadcc (f, a, b, tol, sing)
  % Quadrature of a vectorised function to high accuracy.
  if (nargin < 3)
    print_usage ();
  end
  if (nargin < 5)
    sing = [];
  end
  if (ischar (f))
    f = str2func (f);
  end
  [q, err] = __kronrod__ (f, a, b, 1e-15, 1e-13, sing(:));
  npoints = 150;
end
