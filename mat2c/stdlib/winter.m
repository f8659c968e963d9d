function map = winter (n)
  % Blue to green.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("winter", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [zeros(n, 1), ramp, 1 - ramp / 2];
end
