function [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg (c, d, x0, options)
  % Least squares with x >= 0: the active set method of Lawson and Hanson.
  if (nargin == 1 && ischar (c) && strcmp (c, "defaults"))
    x = struct ("MaxIter", 1e5);
    return;
  end
  if (nargin < 2)
    print_usage ();
  elseif (! (isnumeric (c) && ismatrix (c) && ndims (c) == 2 && isnumeric (d) && ndims (d) == 2))
    error ("lsqnonneg: C and D must be numeric matrices");
  elseif (nargin > 3 && ! isstruct (options))
    error ("lsqnonneg: OPTIONS must be a struct");
  end
  most = 1e5;
  if (nargin > 3)
    most = double (optimget (options, "MaxIter", 1e5));
  end
  n = columns (c);
  x = zeros (n, 1);
  passive = false (n, 1);
  if (nargin > 2 && ! isempty (x0))
    x = max (x0(:), 0);
    passive = x > 0;
  end
  tol = 10 * eps * norm (c, 1) * max (size (c));
  iter = 0;
  while (iter < most)
    iter = iter + 1;
    z = zeros (n, 1);
    z(passive) = c(:,passive) \ d;
    bad = passive & z < 0;
    if (any (bad))
      steps = Inf (n, 1);
      steps(bad) = x(bad) ./ (x(bad) - z(bad));
      [alpha, k] = min (steps);
      x = x + alpha * (z - x);
      x(k) = 0;
      passive(k) = false;
      continue;
    end
    x = z;
    w = c' * (d - c * x);
    w(passive) = 0;
    [largest, k] = max (w);
    if (! (largest > tol))
      iter = min (iter + (rows (c) >= n), most);
      break;
    end
    passive(k) = true;
  end
  residual = d - c * x;
  resnorm = norm (residual) ^ 2;
  exitflag = iter * (iter < most);
  output.algorithm = "nnls";
  output.iterations = iter;
  lambda = zeros (n, 1);
  w = c' * (d - c * x);
  lambda(! passive) = w(! passive);
end
