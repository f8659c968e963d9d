function map = copper (n)
  % Black to copper.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("copper", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [min(1.25 * ramp, 1), 0.7812 * ramp, 0.4975 * ramp];
end
