function y = meansq (x, dim)
  % Mean of squares.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("mean: X must be a numeric vector or matrix");
  end
  if (nargin < 2)
    dim = __first_dim__ (x);
  else
    __check_dim__ ("mean", dim);
  end
  y = sumsq (x, dim) / size (x, dim);
end
