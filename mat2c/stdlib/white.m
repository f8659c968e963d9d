function map = white (n)
  % White only.
  if (nargin < 1)
    n = 64;
  end
  n = __map_rows__ ("white", n);
  map = ones (n, 3);
end
