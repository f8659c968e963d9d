function [x_min, flag, relres, iter_min, resvec] = bicg (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Biconjugate gradients.
  if (nargin < 2)
    print_usage ();
  end
  [Af, M1f, M2f, tol, maxit, x] = __solver_setup__ ("bicg", A, b, tol, maxit, M1, M2, x0);
  norm_b = norm (b);
  if (norm_b == 0)
    [x_min, flag, relres, iter_min, resvec] = __solver_zero__ ("bicg", b, nargout < 2);
    return;
  end
  x_min = x;
  iter_min = 0;
  iter = 0;
  flag = 1;
  r = b - Af (x, "notransp", varargin{:});
  resvec = norm (r);
  least = resvec;
  r_other = r;
  p = M2f (M1f (r, "notransp", varargin{:}), "notransp", varargin{:});
  p_other = M1f (M2f (r_other, "transp", varargin{:}), "transp", varargin{:});
  rho = r_other' * p;
  while (resvec(end) > tol * norm_b && iter < maxit)
    iter = iter + 1;
    v = Af (p, "notransp", varargin{:});
    along = p_other' * v;
    if (along == 0)
      flag = 4;
      break;
    end
    alpha = rho / along;
    x_old = x;
    x = x + alpha * p;
    r = r - alpha * v;
    r_other = r_other - conj (alpha) * Af (p_other, "transp", varargin{:});
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
    z = M2f (M1f (r, "notransp", varargin{:}), "notransp", varargin{:});
    z_other = M1f (M2f (r_other, "transp", varargin{:}), "transp", varargin{:});
    rho_old = rho;
    rho = r_other' * z;
    if (rho == 0)
      flag = 4;
      break;
    end
    beta = rho / rho_old;
    p = z + beta * p;
    p_other = z_other + conj (beta) * p_other;
  end
  [flag, relres] = __solver_judged__ ("bicg", flag, iter, iter_min, least / norm_b, tol, nargout < 2);
end
