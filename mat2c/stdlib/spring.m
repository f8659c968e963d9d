function map = spring (n)
  % Magenta to yellow.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("spring: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ones(n, 1), ramp, 1 - ramp];
end
