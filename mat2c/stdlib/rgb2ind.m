function [x, map] = rgb2ind (R, G, B)
  % Indices into the map of an image's colours.
  if (nargin != 1 && nargin != 3)
    print_usage ();
  end
  if (nargin == 1)
    if (! ((isnumeric (R) || islogical (R)) && any (ndims (R) == [3, 4]) && size (R, 3) == 3))
      error ("rgb2ind: argument is not an RGB image");
    end
    rgb = R;
    R = rgb(:,:,1,:);
    G = rgb(:,:,2,:);
    B = rgb(:,:,3,:);
  elseif (! size_equal (R, G, B))
    error ("rgb2ind: R, G, and B must have the same size");
  end
  colours = [R(:), G(:), B(:)];
  [map, ~, x] = unique (colours, "rows");
  x = reshape (x, size (R));
  if (isinteger (map))
    map = double (map) / double (intmax (class (map)));
  end
  if (rows (map) <= 256)
    x = uint8 (x - 1);
  elseif (rows (map) <= 65536)
    x = uint16 (x - 1);
  end
end
