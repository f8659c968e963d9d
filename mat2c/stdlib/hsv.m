function map = hsv (n)
  % All hues in a circle.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("hsv", n);
  map = hsv2rgb ([(0:n-1)' / max(n, 1), ones(n, 2)]);
end
