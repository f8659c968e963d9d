function map = bone (n)
  % Gray with a tinge of blue.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("bone: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  map = 7 / 8 * gray (n) + fliplr (hot (n)) / 8;
end
