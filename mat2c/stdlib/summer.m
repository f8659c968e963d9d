function map = summer (n)
  % Green to yellow.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("summer", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ramp, 0.5 + ramp / 2, 0.4 * ones(n, 1)];
end
