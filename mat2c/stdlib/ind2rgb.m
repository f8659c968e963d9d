function [R, G, B] = ind2rgb (x, map)
  % An image of colours from indices into a map.
  if (nargin < 2)
    print_usage ();
  end
  if (! isnumeric (x) || ndims (x) > 2 || ! isreal (x) || (isfloat (x) && any ((x != fix (x))(:))))
    error ("ind2rgb: X must be an indexed image");
  elseif (! (isfloat (map) && isreal (map) && ndims (map) == 2 && columns (map) == 3)
          || any ((map < 0 | map > 1)(:)))
    error ("ind2rgb: MAP must be a valid colormap");
  end
  if (isinteger (x))
    x = double (x) + 1;
  end
  if (any ((x < 1 | x > rows (map))(:)))
    warning ("Octave:ind2rgb:invalid-idx-img", "ind2rgb: indexed image contains colors outside of colormap");
    x = min (max (x, 1), rows (map));
  end
  r = reshape (map(x, 1), size (x));
  g = reshape (map(x, 2), size (x));
  b = reshape (map(x, 3), size (x));
  if (nargout > 1)
    R = r;
    G = g;
    B = b;
  else
    R = cat (3, r, g, b);
  end
end
