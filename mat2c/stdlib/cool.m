function map = cool (n)
  % Cyan to magenta.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("cool", n);
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ramp, 1 - ramp, ones(n, 1)];
end
