function map = gray (n)
  % Shades of gray.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("gray: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  g = ramp;
  map = [g, g, g];
end
