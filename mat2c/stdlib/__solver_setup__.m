function [Af, M1f, M2f, tol, maxit, x0] = __solver_setup__ (name, A, b, tol, maxit, M1, M2, x0)
  % What an iterative solver works with: its functions (see __solver_handles__), limits and start.
  if (isempty (tol))
    tol = 1e-6;
  end
  [Af, M1f, M2f] = __solver_handles__ (name, A, b, M1, M2);
  n = rows (b);
  if (isempty (maxit))
    maxit = min (n, 20);
  end
  if (isempty (x0))
    x0 = zeros (n, 1);
  end
end
