function map = pink (n)
  % Pastel shades of pink.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("pink", n);
  map = sqrt ((2 * gray (n) + hot (n)) / 3);
end
