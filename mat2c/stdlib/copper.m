function map = copper (n)
  % Black to copper.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("copper: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [min(1.25 * ramp, 1), 0.7812 * ramp, 0.4975 * ramp];
end
