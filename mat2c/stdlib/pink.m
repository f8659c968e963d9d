function map = pink (n)
  % Pastel shades of pink.
  if (nargin < 1)
    n = 64;
  elseif (! isscalar (n))
    error ("pink: N must be a scalar");
  end
  n = double (n);
  if (n <= 0)
    map = zeros (0, 3);
    return;
  end
  map = sqrt ((2 * gray (n) + hot (n)) / 3);
end
