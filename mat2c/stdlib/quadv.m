function [q, nfev] = quadv (f, a, b, tol, trace, varargin)
  % Adaptive Simpson quadrature of an array-valued function.
  if (nargin < 3)
    print_usage ();
  end
  if (nargin < 4 || isempty (tol))
    tol = 1e-6;
  end
  if (ischar (f))
    f = str2func (f);
  end
  c = (a + b) / 2;
  fa = feval (f, a, varargin{:});
  fc = feval (f, c, varargin{:});
  fb = feval (f, b, varargin{:});
  nfev = 3;
  if (any (isinf (fa(:))))
    fa = feval (f, a + eps * (b - a), varargin{:});
  end
  if (any (isinf (fb(:))))
    fb = feval (f, b - eps * (b - a), varargin{:});
  end
  h = b - a;
  q = h / 6 * (fa + 4 * fc + fb);
  [q, nfev] = halves (f, a, b, c, fa, fb, fc, q, nfev, abs (h), tol, varargin{:});
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
  q = q1 + q2;
  delta = q - q0;
  if (norm (delta(:), Inf) > tol && abs (a - c) > eps * hmin)
    [q1, nfev] = halves (f, a, c, d, fa, fc, fd, q1, nfev, hmin, tol, varargin{:});
    [q2, nfev] = halves (f, c, b, e, fc, fb, fe, q2, nfev, hmin, tol, varargin{:});
    q = q1 + q2;
  end
end
