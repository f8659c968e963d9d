function map = autumn (n)
  % Red to yellow.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("autumn", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ones(n, 1), ramp, zeros(n, 1)];
end
