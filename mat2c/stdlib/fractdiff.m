function y = fractdiff (x, d)
  % Fractional differences: the sum of past values with the coefficients of (1 - L)^d.
  if (nargin != 2)
    print_usage ();
  end
  if (! isvector (x))
    error ("fractdiff: X must be a vector");
  elseif (! isscalar (d))
    error ("fractdiff: D must be a scalar");
  elseif (d <= -1)
    error ("fractdiff: D must be > -1");
  end
  n = numel (x);
  k = 1:n-1;
  y = filter (cumprod ([1, (k - 1 - d) ./ k]), 1, x);
end
