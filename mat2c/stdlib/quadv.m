function [q, nfev] = quadv (f, a, b, tol, trace, varargin)
  % Adaptive Simpson quadrature of an array-valued function.
  if (nargin < 3)
    print_usage ();
  end
  if (nargin < 4 || isempty (tol))
    tol = 1e-6;
  elseif (! isscalar (tol) || tol < 0)
    error ("quadv: TOL must be a scalar >=0");
  end
  if (ischar (f))
    f = str2func (f);
  end
  % Three uneven parts, so that a period of the function doesn't look constant.
  h = b - a;
  x = [a, a + 0.13579 * h, a + 0.27158 * h, (a + b) / 2, b - 0.27158 * h, b - 0.13579 * h, b];
  y = {};
  for k = 1:7
    y{k} = feval (f, x(k), varargin{:});
  end
  nfev = 7;
  if (any (isinf (y{1}(:))))
    y{1} = feval (f, a + eps * h, varargin{:});
  end
  if (any (isinf (y{7}(:))))
    y{7} = feval (f, b - eps * h, varargin{:});
  end
  q = 0;
  for k = [1, 3, 5]
    part = (x(k+2) - x(k)) / 6 * (y{k} + 4 * y{k+1} + y{k+2});
    [part, nfev] = halves (f, x(k), x(k+2), x(k+1), y{k}, y{k+2}, y{k+1}, part, nfev, abs (h), tol, varargin{:});
    q = q + part;
  end
end
function [q, nfev] = halves (f, a, b, c, fa, fb, fc, q0, nfev, hmin, tol, varargin)
  if (nfev > 10000)
    q = q0;
    return;
  end
  d = (a + c) / 2;
  e = (c + b) / 2;
  fd = feval (f, d, varargin{:});
  fe = feval (f, e, varargin{:});
  nfev = nfev + 2;
  q1 = (c - a) / 6 * (fa + 4 * fd + fc);
  q2 = (b - c) / 6 * (fc + 4 * fe + fb);
  delta = (q1 + q2 - q0) / 15; % the error that halving leaves, by extrapolation
  q = q1 + q2 + delta;
  if (norm (delta(:), Inf) > tol && abs (a - c) > eps * hmin)
    [q1, nfev] = halves (f, a, c, d, fa, fc, fd, q1, nfev, hmin, tol, varargin{:});
    [q2, nfev] = halves (f, c, b, e, fc, fb, fe, q2, nfev, hmin, tol, varargin{:});
    q = q1 + q2;
  end
end
