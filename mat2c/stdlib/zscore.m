function [z, mu, sigma] = zscore (x, opt, dim)
  % Centres and divides by the standard deviation.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("zscore: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (opt))
    opt = 0;
  elseif (! isscalar (opt) || (opt != 0 && opt != 1))
    error ("zscore: normalization OPT must be empty, 0, or 1");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  elseif (! isscalar (dim) || ! (dim == fix (dim) && dim >= 1 && dim <= ndims (x)))
    error ("zscore: DIM must be an integer and a valid dimension");
  end
  n = size (x, dim);
  if (n == 0)
    z = x;
  else
    if (isinteger (x))
      x = double (x);
    end
    mu = mean (x, dim);
    if (opt == 0)
      s = std (x, 0, dim);
    else
      s = std (x, 1, dim);
    end
    sigma = s;
    s(s == 0) = 1;
    z = (x - mu) ./ s;
  end
end
