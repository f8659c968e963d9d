function [x, minval, exitflag, output, lambda] = pqpnonneg (c, d, x0, options)
  % The x >= 0 for which x'*c*x/2 + d'*x is least: an active set method like that of Lawson and Hanson.
  if (nargin == 1 && ischar (c) && strcmp (c, "defaults"))
    x = struct ("MaxIter", 1e5);
    return;
  end
  if (nargin < 2)
    print_usage ();
  elseif (! (isnumeric (c) && ndims (c) == 2 && isnumeric (d) && ndims (d) == 2))
    error ("pqpnonneg: C and D must be numeric matrices");
  elseif (rows (c) != columns (c))
    error ("pqpnonneg: C must be a square matrix");
  elseif (nargin > 3 && ! isstruct (options))
    error ("pqpnonneg: OPTIONS must be a struct");
  end
  most = 1e5;
  if (nargin > 3)
    most = double (optimget (options, "MaxIter", 1e5));
  end
  n = columns (c);
  d = d(:);
  x = zeros (n, 1);
  passive = false (n, 1);
  if (nargin > 2 && ! isempty (x0))
    x = max (x0(:), 0);
    passive = x > 0;
  end
  iter = 0;
  while (iter < most)
    iter = iter + 1;
    z = zeros (n, 1);
    z(passive) = -(c(passive,passive) \ d(passive));
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
    w = -(d + c * x);
    w(passive) = 0;
    [largest, k] = max (w);
    if (! (largest > 0))
      iter = min (iter + 1, most);
      break;
    end
    passive(k) = true;
  end
  minval = (x' * c * x) / 2 + d' * x;
  exitflag = iter * (iter < most);
  output = struct ("algorithm", "nnls-pqp", "iterations", iter);
  lambda = zeros (n, 1);
  w = -(d + c * x);
  lambda(! passive) = w(! passive);
end
