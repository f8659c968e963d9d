function map = cool (n)
  % Cyan to magenta.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("cool: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ramp, 1 - ramp, ones(n, 1)];
end
