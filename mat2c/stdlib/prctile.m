function q = prctile (x, p, dim)
  % Percentiles along a dimension.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("prctile: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (p))
    p = [0, 25, 50, 75, 100];
  end
  if (nargin < 3)
    dim = find (size (x) > 1, 1);
    if (isempty (dim))
      dim = 1;
    end
  end
  if (! (isnumeric (p) && isvector (p)))
    error ("prctile: P must be a numeric vector");
  end
  q = quantile (x, p / 100, dim);
end
