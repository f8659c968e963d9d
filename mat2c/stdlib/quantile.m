function q = quantile (x, p, dim, method)
  % Quantiles along a dimension by one of nine methods.
  if (nargin < 1)
    print_usage ();
  elseif ((! isnumeric (x) && ! islogical (x)) || isempty (x))
    error ("quantile: X must be a non-empty numeric vector or matrix");
  end
  if (nargin < 2 || isempty (p))
    p = [0.00, 0.25, 0.50, 0.75, 1.00];
  end
  if (! (isnumeric (p) && isvector (p)))
    error ("quantile: P must be a numeric vector");
  end
  if (nargin < 4)
    method = 5;
  end
  if (nargin < 3)
    dim = find (size (x) > 1, 1);
    if (isempty (dim))
      dim = 1;
    end
  elseif (! isscalar (dim) || dim != fix (dim) || dim < 1)
    error ("quantile: DIM must be a positive integer");
  end
  was_vector = ndims (x) == 2 && size (x, dim) == numel (x);
  perm = [dim, 1:dim-1, dim+1:max(dim, ndims (x))];
  sx = size (permute (x, perm));
  x = reshape (permute (x, perm), sx(1), []);
  if (! isfloat (x))
    x = double (x);
  end
  szp = size (p);
  p = p(:);
  q = zeros (numel (p), columns (x), class (x));
  for j = 1:columns (x)
    q(:,j) = one_column (sort (x(! isnan (x(:,j)), j)), p, method);
  end
  if (was_vector)
    q = reshape (q, szp);
  else
    q = ipermute (reshape (q, [numel(p), sx(2:end)]), perm);
  end
end
function q = one_column (x, p, method)
  n = numel (x);
  if (n == 0)
    q = NaN (numel (p), 1);
    return;
  end
  switch (method)
    case 1
      q = x(max (ceil (n * p), 1));
    case 2
      q = (x(max (ceil (n * p), 1)) + x(min (floor (n * p + 1), n))) / 2;
    case 3
      t = max (round (n * p), 1);
      t = min (t, n);
      half = (n * p - floor (n * p)) == 0.5 & mod (floor (n * p), 2) == 0;
      t(half) = max (floor (n * p(half)), 1);
      q = x(t);
    otherwise
      switch (method)
        case 4
          pos = n * p;
        case 5
          pos = n * p + 0.5;
        case 6
          pos = (n + 1) * p;
        case 7
          pos = (n - 1) * p + 1;
        case 8
          pos = (n + 1/3) * p + 1/3;
        case 9
          pos = (n + 0.25) * p + 0.375;
        otherwise
          error ("quantile: Unknown METHOD, '%d'", method);
      end
      low = max (min (floor (pos), n-1), 1);
      high = min (low + 1, n);
      f = max (min (pos - low, 1), 0);
      q = (1 - f) .* x(low)(:) + f .* x(high)(:);
  end
  q(p < 0) = -Inf;
  q(p > 1) = Inf;
  q(isnan (p)) = NaN;
end
