function y = kurtosis (x, flag, dim)
  % Fourth standardised moment.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("kurtosis: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (flag))
    flag = 1;
  elseif (! isscalar (flag) || (flag != 0 && flag != 1))
    error ("kurtosis: FLAG must be 0 or 1");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  else
    __check_dim__ ("kurtosis", dim);
  end
  n = size (x, dim);
  x = center (x, dim);
  v = var (x, 1, dim);
  y = sum (x .^ 4, dim);
  idx = (v != 0);
  y(idx) = y(idx) ./ (n * v(idx) .^ 2);
  y(! idx) = NaN;
  if (flag == 0)
    if (n > 3)
      y = 3 + (n-1) / ((n-2) * (n-3)) * ((n+1) * y - 3 * (n-1));
    else
      y(:) = NaN;
    end
  end
end
