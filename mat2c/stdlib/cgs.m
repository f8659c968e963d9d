function [x_min, flag, relres, iter_min, resvec] = cgs (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Conjugate gradients squared.
  if (nargin < 2)
    print_usage ();
  end
  [Af, M1f, M2f, tol, maxit, x] = __solver_setup__ ("cgs", A, b, tol, maxit, M1, M2, x0);
  norm_b = norm (b);
  if (norm_b == 0)
    [x_min, flag, relres, iter_min, resvec] = __solver_zero__ ("cgs", b, nargout < 2);
    return;
  end
  x_min = x;
  iter_min = 0;
  iter = 0;
  flag = 1;
  r = b - Af (x, "notransp", varargin{:});
  resvec = norm (r);
  least = resvec;
  r0 = r;
  u = r;
  p = r;
  rho = r0' * r;
  while (resvec(end) > tol * norm_b && iter < maxit)
    iter = iter + 1;
    p_hat = M2f (M1f (p, "notransp", varargin{:}), "notransp", varargin{:});
    v = Af (p_hat, "notransp", varargin{:});
    along = r0' * v;
    if (along == 0)
      flag = 4;
      break;
    end
    alpha = rho / along;
    q = u - alpha * v;
    u_hat = M2f (M1f (u + q, "notransp", varargin{:}), "notransp", varargin{:});
    x_old = x;
    x = x + alpha * u_hat;
    r = r - alpha * Af (u_hat, "notransp", varargin{:});
    resvec(end+1,1) = norm (r);
    if (resvec(end) < least)
      least = resvec(end);
      x_min = x;
      iter_min = iter;
    end
    if (norm (x - x_old) <= eps * norm (x))
      flag = 3;
      break;
    end
    rho_old = rho;
    rho = r0' * r;
    if (rho == 0)
      flag = 4;
      break;
    end
    beta = rho / rho_old;
    u = r + beta * q;
    p = u + beta * (q + beta * p);
  end
  [flag, relres] = __solver_judged__ ("cgs", flag, iter, iter_min, least / norm_b, tol, nargout < 2);
end
