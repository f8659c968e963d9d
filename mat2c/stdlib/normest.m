function [nest, iter] = normest (A, tol)
  % Estimate of the 2-norm by power iteration.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    tol = 1e-6;
  end
  x = norm (A, "columns").';
  nest = norm (x);
  iter = 0;
  if (nest > 0)
    x = x / nest;
    last = 0;
    while (abs (nest - last) > tol * nest && iter < 100)
      last = nest;
      y = A * x;
      nest = norm (y);
      x = A' * y;
      x = x / norm (x);
      iter = iter + 1;
    end
  end
end
