function map = winter (n)
  % Blue to green.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("winter: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [zeros(n, 1), ramp, 1 - ramp / 2];
end
