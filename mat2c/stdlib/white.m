function map = white (n)
  % White only.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("white: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  map = ones (n, 3);
end
