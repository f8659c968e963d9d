function [z, mu, sigma] = zscore (x, opt, dim)
  % Centres and divides by the standard deviation.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("zscore: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (opt))
    opt = 0;
  end
  if (isinteger (x))
    x = double (x);
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  end
  n = size (x, dim);
  if (n == 0)
    z = x;
  else
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
