function [rx, ry, rz] = griddata (x, y, z, varargin)
  % Values at points scattered in the plane, interpolated at others.
  if (nargin < 5)
    print_usage ();
  end
  xi = varargin{1};
  yi = varargin{2};
  method = "linear";
  if (nargin > 5)
    method = varargin{3};
    if (! ischar (method))
      error ("griddata: METHOD must be a string");
    end
    method = lower (method);
  end
  if (! (isvector (x) && isvector (y)))
    if (! size_equal (x, y, z))
      error ("griddata: lengths of X, Y must match the columns and rows of Z");
    end
  elseif (isvector (z))
    if (numel (x) != numel (y) || numel (x) != numel (z))
      error ("griddata: X, Y, and Z must be vectors of the same length");
    end
  elseif (numel (x) == columns (z) && numel (y) == rows (z))
    [x, y] = meshgrid (x, y);
  else
    error ("griddata: lengths of X, Y must match the columns and rows of Z");
  end
  if (isrow (xi) && iscolumn (yi))
    [xi, yi] = meshgrid (xi, yi);
  elseif (isvector (xi) && isvector (yi))
    xi = xi(:);
    yi = yi(:);
  end
  if (! size_equal (xi, yi))
    error ("griddata: XI and YI must be vectors or matrices of same size");
  end
  x = x(:);
  y = y(:);
  z = z(:);
  switch (method)
    case {"", "linear"}
      tri = delaunay (x, y);
      zi = NaN (size (xi));
      [idx, p] = tsearchn ([x, y], tri, [xi(:), yi(:)]);
      in = ! isnan (idx);
      corners = tri(idx(in),:);
      zi(in) = sum (reshape (z(corners), size (corners)) .* p(in,:), 2);
    case "nearest"
      zi = reshape (z(dsearchn ([x, y], [xi(:), yi(:)])), size (xi));
    case "v4"
      g = green (hypot (x - x', y - y'));
      w = g \ z;
      zi = reshape (green (hypot (xi(:) - x', yi(:) - y')) * w, size (xi));
    case {"cubic", "natural"}
      error ("griddata: \"%s\" interpolation not yet implemented", method);
    otherwise
      error ("griddata: unknown interpolation METHOD: \"%s\"", method);
  end
  if (nargout > 1)
    rx = xi;
    ry = yi;
    rz = zi;
  else
    rx = zi;
  end
end
function g = green (d)
  % The biharmonic Green function of the plane.
  g = zeros (size (d));
  far = d > 0;
  g(far) = d(far) .^ 2 .* (log (d(far)) - 1);
end
