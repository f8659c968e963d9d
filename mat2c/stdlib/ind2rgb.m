function [R, G, B] = ind2rgb (x, map)
  % An image of colours from indices into a map.
  if (nargin < 2)
    print_usage ();
  end
  if (isinteger (x))
    x = double (x) + 1;
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
