function map = summer (n)
  % Green to yellow.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("summer: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ramp, 0.5 + ramp / 2, 0.4 * ones(n, 1)];
end
