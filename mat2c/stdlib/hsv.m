function map = hsv (n)
  % All hues in a circle.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("hsv: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  map = hsv2rgb ([(0:n-1)' / max(n, 1), ones(n, 2)]);
end
