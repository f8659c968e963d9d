function [x_min, flag, relres, iter_min, resvec, eigest] = pcg (A, b, tol = [], maxit = [], M1 = [], M2 = [], x0 = [], varargin)
  % Conjugate gradients, with a preconditioner M1*M2.
  if (isempty (tol))
    tol = 1e-6;
  end
  if (tol >= 1)
    warning ("Input tol is bigger than 1. \n Try to use a smaller tolerance.");
  elseif (tol <= eps / 2)
    warning ("Input tol may not be achievable by pcg. \n Try to use a bigger tolerance");
  end
  [Af, M1f, M2f] = __solver_handles__ ("pcg", A, b, M1, M2);
  n = rows (b);
  if (isempty (maxit))
    maxit = min (n, 20);
  end
  maxit = maxit + 2;
  if (isempty (x0))
    x0 = zeros (n, 1);
  end
  x = x0;
  x_min = x;
  iter_min = 0;
  norm_b = norm (b);
  eigest = [NaN, NaN];
  if (norm_b == 0)
    [x_min, flag, relres, iter_min, resvec] = __solver_zero__ ("pcg", b, nargout < 2);
    return;
  end
  r = b - Af (x, "notransp", varargin{:});
  z = M2f (M1f (r, "notransp", varargin{:}), "notransp", varargin{:});
  p = zeros (n, 1);
  old = 1;
  resvec = [norm(r), sqrt(r' * z)];
  alphas = [];
  betas = [];
  flag = 1;
  iter = 2;
  least = resvec(1);
  while (resvec(iter-1,1) > tol * norm_b && iter < maxit)
    tau = z' * r;
    beta = tau / old;
    if (iter == 2)
      beta = 0;
    end
    old = tau;
    p = z + beta * p;
    w = Af (p, "notransp", varargin{:});
    curvature = p' * w;
    if (curvature <= 0 || ! isreal (curvature) && real (curvature) <= 0)
      flag = 4;
      break;
    end
    alpha = tau / curvature;
    x_old = x;
    x = x + alpha * p;
    r = r - alpha * w;
    z = M2f (M1f (r, "notransp", varargin{:}), "notransp", varargin{:});
    alphas(end+1) = alpha;
    betas(end+1) = beta;
    resvec(iter,1) = norm (r);
    resvec(iter,2) = sqrt (r' * z);
    if (resvec(iter,1) < least)
      least = resvec(iter,1);
      x_min = x;
      iter_min = iter - 1;
    end
    iter = iter + 1;
    if (norm (x - x_old) <= eps * norm (x))
      flag = 3;
      break;
    end
  end
  if (nargout > 5 && numel (alphas) == 1)
    warning ("pcg: eigenvalue estimate failed: iteration converged too fast");
  elseif (nargout > 5 && ! isempty (alphas) && flag != 4)
    m = numel (alphas) - 1; % the last step tells nothing of its own
    T = zeros (m);
    for k = 1:m
      T(k,k) = 1 / alphas(k);
      if (k > 1)
        T(k,k) = T(k,k) + betas(k) / alphas(k-1);
        T(k-1,k) = sqrt (betas(k)) / alphas(k-1);
        T(k,k-1) = T(k-1,k);
      end
    end
    d = eig (T);
    eigest = [min(d), max(d)];
  elseif (nargout > 5 && flag == 4)
    warning ("pcg: eigenvalue estimate failed: matrix not positive definite?");
  end
  relres = least / norm_b;
  if (flag != 4 && relres <= tol)
    flag = 0;
  end
  if (nargout < 6)
    resvec = resvec(:,1);
  end
  if (nargout < 2)
    tell (flag, iter - 1, iter_min, relres, tol);
  end
end
function tell (flag, iter, best, relres, tol)
  switch (flag)
    case 0
      printf ("pcg converged at iteration %d with relative residual %d\n", best, relres);
    case 1
      printf ("pcg stopped at iteration %d without converging to the desired tolerance %g because the maximum number of iteration was reached, \nThe iterated returned (number %d) has relative residual %g \n", iter, tol, best, relres);
    case 3
      printf ("pcg stopped at iteration %d without converging to the desired tolerance %d because of stagnation. \nThe iterated returned (number %d) has relative residual %d.\n", iter, tol, best, relres);
    case 4
      printf ("pcg stopped at iteration %d without converging to the desired tolerance %d because the (preconditioned) matrix is not positive definite. \nThe iterate returned (number %d) has relative residual %d \n", iter, tol, best, relres);
  end
end
