function [x_min, flag, relres, iter_min, resvec] = tfqmr (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Quasi-minimal residuals without the transpose: two half steps make an iteration.
  if (nargin < 2)
    print_usage ();
  end
  if (isempty (maxit))
    maxit = 2 * min (20, rows (b));
  end
  [Af, M1f, M2f, tol, maxit, x] = __solver_setup__ ("tfqmr", A, b, tol, maxit, M1, M2, x0);
  norm_b = norm (b);
  if (norm_b == 0)
    [x_min, flag, relres, iter_min, resvec] = __solver_zero__ ("tfqmr", b, nargout < 2);
    return;
  end
  times = @(y) Af (y, "notransp", varargin{:});
  solved = @(y) M2f (M1f (y, "notransp", varargin{:}), "notransp", varargin{:});
  x_min = x;
  best = 0;
  iter = 0;
  flag = 1;
  r = b - times (x);
  r0 = r;
  u = r;
  w = r;
  u_hat = solved (u);
  Au = times (u_hat);
  v = Au;
  d = zeros (size (b));
  Ad = d;
  tau = norm (r);
  theta = eta = 0;
  rho = r0' * r;
  resvec = norm (r);
  while (iter < 2 * maxit && resvec(end) >= norm_b * tol)
    if (mod (iter, 2) == 0)
      along = r0' * v;
      if (along == 0)
        flag = 4;
        break;
      end
      alpha = rho / along;
    end
    w -= alpha * Au;
    share = theta ^ 2 * eta / alpha;
    d = u_hat + share * d;
    Ad = Au + share * Ad;
    theta = norm (w) / tau;
    c = 1 / sqrt (1 + theta ^ 2);
    tau *= theta * c;
    eta = c ^ 2 * alpha;
    x_old = x;
    x += eta * d;
    r -= eta * Ad;
    if (mod (iter, 2) == 0)
      u -= alpha * v;
    else
      rho_new = r0' * w;
      if (rho_new == 0)
        flag = 4;
      end
      beta = rho_new / rho;
      rho = rho_new;
      u = w + beta * u;
      old = Au;
    end
    if (flag != 4)
      u_hat = solved (u);
      Au = times (u_hat);
      if (mod (iter, 2) == 1)
        v = Au + beta * (old + beta * v);
      end
    end
    iter += 1;
    resvec(iter+1,1) = norm (r);
    if (resvec(end) <= resvec(best+1))
      x_min = x;
      best = iter;
    end
    if (norm (x - x_old) <= norm (x) * eps)
      flag = 3;
    end
    if (flag > 1)
      break;
    end
  end
  iter_min = floor (best / 2);
  [flag, relres] = __solver_judged__ ("tfqmr", flag, iter, iter_min, resvec(best+1) / norm_b, tol, nargout < 2);
end
