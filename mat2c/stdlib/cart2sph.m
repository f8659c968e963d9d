function [theta, phi, r] = cart2sph (x, y, z)
  % Cartesian to spherical coordinates.
  if (nargin != 1 && nargin != 3)
    print_usage ();
  end
  if (nargin == 1)
    if (! (isnumeric (x) && ndims (x) == 2))
      error ("cart2sph: matrix input C must be a 2-D numeric array");
    end
    if (isvector (x))
      x = x(:).';
    end
    if (columns (x) != 3)
      error ("cart2sph: matrix input C must be a 3-element vector or 3-column array");
    end
    z = x(:,3);
    y = x(:,2);
    x = x(:,1);
  else
    [x, y, z] = __same_size__ ("cart2sph", "X, Y, Z", x, y, z);
  end
  theta = atan2 (y, x);
  phi = atan2 (z, sqrt (x .^ 2 + y .^ 2));
  r = sqrt (x .^ 2 + y .^ 2 + z .^ 2);
end
