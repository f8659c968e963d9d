function [x_min, flag, relres, it, resvec] = gmres (A, b, restart, tol, maxit, M1, M2, x0, varargin)
  % Generalised minimal residuals, with restarts.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    restart = [];
  end
  if (nargin < 4 || isempty (tol))
    tol = 1e-6;
  elseif (tol >= 1)
    warning ("Input tol is bigger than 1. \n Try to use a smaller tolerance.");
  elseif (tol <= eps / 2)
    warning ("Input tol may not be achievable by gmres. \n Try to use a bigger tolerance.");
  end
  if (nargin < 5)
    maxit = [];
  end
  if (nargin < 6)
    M1 = [];
  end
  if (nargin < 7)
    M2 = [];
  end
  [Af, M1f, M2f] = __solver_handles__ ("gmres", A, b, M1, M2);
  n = rows (b);
  if (! isempty (restart) && (restart < 1 || restart != fix (restart)) || ! isempty (maxit) && (maxit < 1 || maxit != fix (maxit)))
    error ("gmres: MAXIT and RESTART must be positive integers");
  end
  restarts = ! isempty (restart);
  if (restarts && restart > n)
    warning ("RESTART is %d but it should be bounded by SIZE(A,2).\n Setting restart to %d. \n", restart, n);
    restart = n;
  end
  if (restarts)
    inner = restart;
    if (isempty (maxit))
      maxit = min (n / restart, 10);
    end
    outer = ceil (maxit);
    most = maxit * restart;
  else
    if (isempty (maxit))
      maxit = min (n, 10);
    elseif (maxit > n)
      warning ("MAXIT is %d but it should be bounded by SIZE(A,2). \n Setting MAXIT to %d", maxit, n);
      maxit = n;
    end
    inner = maxit;
    outer = 1;
    most = maxit;
  end
  if (nargin < 8 || isempty (x0))
    x0 = zeros (n, 1);
  end
  x = x0;
  x_min = x;
  norm_b = norm (M2f (M1f (b, "notransp", varargin{:}), "notransp", varargin{:}));
  it = [0, 0];
  if (norm (b) == 0)
    x_min = zeros (n, 1);
    flag = 0;
    relres = 0;
    resvec = 0;
    if (nargout < 2)
      printf ("The right hand side vector is all zero so gmres\nreturned an all zero solution without iterating.\n");
    end
    return;
  end
  r = M2f (M1f (b - Af (x, "notransp", varargin{:}), "notransp", varargin{:}), "notransp", varargin{:});
  resvec = norm (r);
  flag = 1;
  done = resvec <= tol * norm_b;
  round = 0;
  while (! done && round < outer)
    round = round + 1;
    V = r / norm (r);
    H = [];
    start = x;
    for k = 1:min (inner, most - numel (resvec) + 1)
      w = M2f (M1f (Af (V(:,k), "notransp", varargin{:}), "notransp", varargin{:}), "notransp", varargin{:});
      for j = 1:k
        H(j,k) = V(:,j)' * w;
        w = w - H(j,k) * V(:,j);
      end
      H(k+1,k) = norm (w);
      V(:,k+1) = w / H(k+1,k);
      e = zeros (k + 1, 1);
      e(1) = norm (r);
      y = H \ e;
      resvec(end+1,1) = norm (e - H * y);
      x_old = x;
      x = start + V(:,1:k) * y;
      x_min = x;
      it = [round, k];
      if (resvec(end) <= tol * norm_b)
        done = true;
        break;
      elseif (norm (x - x_old) <= eps * norm (x))
        flag = 3;
        done = true;
        break;
      end
    end
    r = M2f (M1f (b - Af (x, "notransp", varargin{:}), "notransp", varargin{:}), "notransp", varargin{:});
  end
  relres = resvec(end) / norm_b;
  if (relres <= tol)
    flag = 0;
  end
  if (nargout < 2)
    count = numel (resvec) - 1;
    if (flag == 0)
      printf ("gmres converged at iteration %d to a solution with relative residual %g \n", count, relres);
    elseif (flag == 1)
      printf ("gmres stopped at iteration %d without converging to the desired tolerance %g because the maximum number of iterations was reached \nThe iterated returned (number %d) has relative residual %g \n", count, tol, count, relres);
    else
      printf ("gmres stopped at iteration %d without converging to the desired tolerance %g because it stagnates \nThe iterated returned (number %d) has relative residual %g \n", count, tol, count, relres);
    end
  end
  if (! restarts)
    it = [1, it(2)];
  end
end
