function [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg (c, d, x0, options)
  % Least squares with x >= 0: the active set method of Lawson and Hanson.
  if (nargin < 2)
    print_usage ();
  elseif (! (isnumeric (c) && ismatrix (c) && ndims (c) == 2 && isnumeric (d) && ndims (d) == 2))
    error ("lsqnonneg: C and D must be numeric matrices");
  elseif (nargin > 3 && ! isstruct (options))
    error ("lsqnonneg: OPTIONS must be a struct");
  end
  n = columns (c);
  x = zeros (n, 1);
  passive = false (n, 1);
  w = c' * (d - c * x);
  tol = 10 * eps * norm (c, 1) * max (size (c));
  iter = 0;
  while (any (! passive & w > tol) && iter < 1e5)
    iter = iter + 1;
    candidates = w;
    candidates(passive) = -Inf;
    [~, k] = max (candidates);
    passive(k) = true;
    z = zeros (n, 1);
    z(passive) = c(:,passive) \ d;
    while (any (z(passive) <= 0))
      bad = passive & z <= 0;
      alpha = min (x(bad) ./ (x(bad) - z(bad)));
      x = x + alpha * (z - x);
      passive = passive & x > tol;
      z = zeros (n, 1);
      z(passive) = c(:,passive) \ d;
    end
    x = z;
    w = c' * (d - c * x);
  end
  residual = d - c * x;
  resnorm = sumsq (residual);
  exitflag = iter;
  output.algorithm = "nnls-cholesky";
  output.iterations = iter;
  lambda = zeros (n, 1);
  lambda(! passive) = w(! passive);
end
