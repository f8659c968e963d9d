function map = bone (n)
  % Gray with a tinge of blue.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("bone", n);
  map = 7 / 8 * gray (n) + fliplr (hot (n)) / 8;
end
