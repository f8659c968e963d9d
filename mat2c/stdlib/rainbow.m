function map = rainbow (n)
  % Red, yellow, green, blue, violet.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("rainbow", n);
  if (n == 1)
    map = [1, 0, 0];
  elseif (n == 0)
    map = zeros (0, 3);
  else
    x = (0:n-1)' / (n - 1);
    r = (x < 2/5) + (x >= 2/5 & x < 3/5) .* (-5 * x + 3) + (x >= 4/5) .* (10/3 * x - 8/3);
    g = (x < 2/5) .* (5/2 * x) + (x >= 2/5 & x < 3/5) + (x >= 3/5 & x < 4/5) .* (-5 * x + 4);
    b = (x >= 3/5 & x < 4/5) .* (5 * x - 3) + (x >= 4/5);
    map = [r, g, b];
  end
end
