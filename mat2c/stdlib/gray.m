function map = gray (n)
  % Shades of gray.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("gray", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  g = ramp;
  map = [g, g, g];
end
