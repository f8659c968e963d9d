function y = center (x, dim)
  % Subtracts the mean.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("center: X must be a numeric vector or matrix");
  end
  if (isinteger (x))
    x = double (x);
  end
  if (nargin < 2)
    dim = __first_dim__ (x);
  elseif (! (isscalar (dim) && dim == fix (dim) && dim > 0))
    error ("center: DIM must be an integer and a valid dimension");
  end
  x = full (x);
  n = size (x, dim);
  if (n == 0)
    y = x;
  else
    y = x - sum (x, dim) / n;
  end
end
