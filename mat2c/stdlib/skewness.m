function y = skewness (x, flag, dim)
  % Third standardised moment.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("skewness: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (flag))
    flag = 1;
  elseif (! isscalar (flag) || (flag != 0 && flag != 1))
    error ("skewness: FLAG must be 0 or 1");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  else
    __check_dim__ ("skewness", dim);
  end
  n = size (x, dim);
  x = center (x, dim);
  s = std (x, 1, dim);
  y = sum (x .^ 3, dim);
  idx = (s != 0);
  y(idx) = y(idx) ./ (n * s(idx) .^ 3);
  y(! idx) = NaN;
  if (flag == 0)
    if (n > 2)
      y = y * sqrt (n * (n-1)) / (n-2);
    else
      y(:) = NaN;
    end
  end
end
