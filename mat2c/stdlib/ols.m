function [beta, sigma, r] = ols (y, x)
  % Least squares of several dependent variables.
  if (nargin != 2)
    print_usage ();
  elseif (! (isnumeric (x) && isnumeric (y)))
    error ("ols: X and Y must be numeric matrices or vectors");
  elseif (ndims (x) != 2 || ndims (y) != 2)
    error ("ols: X and Y must be 2-D matrices or vectors");
  elseif (rows (x) != rows (y))
    error ("ols: number of rows of X and Y must be equal");
  end
  if (isinteger (x))
    x = double (x);
  end
  if (isinteger (y))
    y = double (y);
  end
  z = x' * x;
  [u, p] = chol (z);
  if (p)
    beta = pinv (x) * y;
  else
    beta = u \ (u' \ (x' * y));
  end
  r = y - x * beta;
  sigma = r' * r / (rows (x) - rank (z));
end
