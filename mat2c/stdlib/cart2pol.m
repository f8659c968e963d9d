function [theta, r, z] = cart2pol (x, y, z)
  % Cartesian to polar or cylindrical coordinates.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    if (! (isnumeric (x) && ndims (x) == 2))
      error ("cart2pol: matrix input must be 2-D numeric array");
    end
    if (isvector (x))
      x = x(:).';
    end
    if (columns (x) != 2 && columns (x) != 3)
      error ("cart2pol: matrix input must be a 2- or 3-element vector or a 2- or 3-column array");
    end
    if (columns (x) == 3)
      z = x(:,3);
    else
      z = [];
    end
    y = x(:,2);
    x = x(:,1);
  elseif (nargin == 2)
    [x, y] = __same_size__ ("cart2pol", "X, Y", x, y);
    z = [];
  else
    [x, y, z] = __same_size__ ("cart2pol", "X, Y, Z", x, y, z);
  end
  theta = atan2 (y, x);
  r = sqrt (x .^ 2 + y .^ 2);
end
