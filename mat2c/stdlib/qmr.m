function [x, flag, relres, iter, resvec] = qmr (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Quasi-minimal residuals.
  if (nargin < 2)
    print_usage ();
  end
  if (isnumeric (A) && ! issquare (A))
    error ("qmr: A must be a square matrix or function");
  elseif (isnumeric (A) && rows (A) != rows (b))
    A * zeros (rows (b), 1);
  end
  [Af, M1f, M2f, tol, maxit, x] = __solver_setup__ ("qmr", A, b, tol, maxit, M1, M2, x0);
  norm_b = norm (b);
  iter = 0;
  flag = 1;
  r = b - Af (x, "notransp", varargin{:});
  resvec = norm (r);
  v = r;
  w = r;
  y = M1f (v, "notransp", varargin{:});
  z = M2f (w, "transp", varargin{:});
  [p, q, d, s] = deal (zeros (rows (b), 1));
  rho = norm (y);
  xi = norm (z);
  [gamma, eta, theta, epsilon] = deal (1, -1, 0, 1);
  while (! (resvec(end) < tol * norm_b) && iter < maxit)
    iter = iter + 1;
    v = v / rho;
    y = y / rho;
    w = w / xi;
    z = z / xi;
    delta = z' * y;
    p = M2f (y, "notransp", varargin{:}) - (xi * delta / epsilon) * p;
    q = M1f (z, "transp", varargin{:}) - (rho * delta / epsilon)' * q;
    moved = Af (p, "notransp", varargin{:});
    epsilon = q' * moved;
    beta = epsilon / delta;
    v = moved - beta * v;
    y = M1f (v, "notransp", varargin{:});
    rho_old = rho;
    rho = norm (y);
    w = Af (q, "transp", varargin{:}) - beta' * w;
    z = M2f (w, "transp", varargin{:});
    xi = norm (z);
    theta_old = theta;
    theta = rho / (gamma * abs (beta));
    gamma_old = gamma;
    gamma = 1 / sqrt (1 + theta^2);
    eta = -eta * rho_old * gamma^2 / (beta * gamma_old^2);
    d = eta * p + (theta_old * gamma)^2 * d;
    s = eta * moved + (theta_old * gamma)^2 * s;
    x = x + d;
    r = r - s;
    resvec(end+1,1) = norm (r);
    if (norm (d) <= eps * norm (x))
      flag = 3;
      break;
    end
  end
  [flag, relres] = __solver_judged__ ("qmr", flag, iter, iter, resvec(end) / norm_b, tol, nargout < 2);
end
