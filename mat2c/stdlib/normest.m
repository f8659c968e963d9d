function [nest, iter] = normest (A, tol)
  % Estimate of the 2-norm by power iteration, from a random vector that is the same each time.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (A) || ndims (A) != 2)
    error ("normest: A must be a numeric 2-D matrix");
  end
  if (nargin < 2)
    tol = 1e-6;
  elseif (! (isscalar (tol) && isreal (tol)))
    error ("normest: TOL must be a real scalar");
  end
  tol = max (tol, eps (class (A)));
  state = randn ("state");
  randn ("state", 42);
  x = randn (columns (A), 1);
  randn ("state", state);
  x = x / norm (x);
  nest = 0;
  last = -Inf;
  iter = 0;
  while (abs (nest - last) > tol * nest && iter < 100)
    last = nest;
    y = A * x;
    nest = norm (y);
    x = A' * y;
    if (any (x))
      x = x / norm (x);
    end
    iter = iter + 1;
  end
end
