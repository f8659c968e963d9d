function map = autumn (n)
  % Red to yellow.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("autumn: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  ramp = (0:n-1)' / max(n - 1, 1);
  map = [ones(n, 1), ramp, zeros(n, 1)];
end
