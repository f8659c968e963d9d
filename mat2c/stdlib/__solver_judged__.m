function [flag, relres] = __solver_judged__ (name, flag, iter, best, relres, tol, tells)
  % How an iterative solver has ended, and its relative residual; prints it if it tells.
  if (relres <= tol)
    flag = 0;
  end
  if (tells)
    __solver_end__ (name, flag, iter, best, relres, tol);
  end
end
