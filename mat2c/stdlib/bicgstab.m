function [x_min, flag, relres, iter_min, resvec] = bicgstab (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Stabilised biconjugate gradients; each step has two halves.
  if (nargin < 2)
    print_usage ();
  end
  [Af, M1f, M2f, tol, maxit, x] = __solver_setup__ ("bicgstab", A, b, tol, maxit, M1, M2, x0);
  norm_b = norm (b);
  if (norm_b == 0)
    [x_min, flag, relres, iter_min, resvec] = __solver_zero__ ("bicgstab", b, nargout < 2);
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
  p = r;
  rho = r0' * r;
  while (resvec(end) > tol * norm_b && iter < maxit)
    p_hat = M2f (M1f (p, "notransp", varargin{:}), "notransp", varargin{:});
    v = Af (p_hat, "notransp", varargin{:});
    along = r0' * v;
    if (along == 0)
      flag = 4;
      break;
    end
    alpha = rho / along;
    x_old = x;
    x = x + alpha * p_hat;
    r = r - alpha * v;
    iter = iter + 0.5;
    resvec(end+1,1) = norm (r);
    if (resvec(end) < least)
      least = resvec(end);
      x_min = x;
      iter_min = iter;
    end
    if (resvec(end) <= tol * norm_b)
      break;
    end
    s_hat = M2f (M1f (r, "notransp", varargin{:}), "notransp", varargin{:});
    t = Af (s_hat, "notransp", varargin{:});
    omega = (t' * r) / (t' * t);
    if (omega == 0)
      flag = 4;
      break;
    end
    x = x + omega * s_hat;
    r = r - omega * t;
    iter = iter + 0.5;
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
    beta = (rho / rho_old) * (alpha / omega);
    p = r + beta * (p - omega * v);
  end
  [flag, relres] = __solver_judged__ ("bicgstab", flag, iter, iter_min, least / norm_b, tol, nargout < 2);
end
