function [TF, L, U, C] = isoutlier (A, varargin)
  % Which elements are outliers, with the limits and the centre: by the median, the mean, quartiles, percentiles,
  % Grubbs' test, or the median or mean of a moving window.
  if (nargin < 1)
    print_usage ();
  end
  [method, factor, window, dim] = __outlier_options__ (A, varargin);
  [columns_, back] = __as_columns__ (A, dim);
  marks = false (size (columns_));
  n = columns (columns_);
  [L, U, C] = deal (zeros (1, n));
  if (! isempty (window))
    [L, U, C] = deal (zeros (size (columns_)));
  end
  for j = 1:n
    x = columns_(:,j);
    if (isempty (window))
      [L(j), U(j), C(j)] = __outlier_limits__ (x, method, factor);
      marks(:,j) = x < L(j) | x > U(j);
    else
      [L(:,j), U(:,j), C(:,j)] = moving_limits (x, method, factor, window);
      marks(:,j) = x < L(:,j) | x > U(:,j);
    end
  end
  TF = __from_columns__ (marks, back);
end

function [low, high, centre] = moving_limits (x, method, factor, window)
  if (isempty (factor))
    factor = 3;
  end
  if (strcmp (method, "movmedian"))
    centre = movmedian (x, window);
    reach = factor * movmad (x, window) * (-1 / (sqrt (2) * erfcinv (3 / 2)));
  else
    centre = movmean (x, window);
    reach = factor * movstd (x, window);
  end
  low = centre - reach;
  high = centre + reach;
end
