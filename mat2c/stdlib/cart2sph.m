function [theta, phi, r] = cart2sph (x, y, z)
  % Cartesian to spherical coordinates.
  if (nargin != 1 && nargin != 3)
    print_usage ();
  end
  if (nargin == 1)
    if (isvector (x))
      if (numel (x) != 3)
        error ("cart2sph: matrix input must be a 3-element vector or 3-column array");
      end
      z = x(3);
      y = x(2);
      x = x(1);
    else
      if (columns (x) != 3)
        error ("cart2sph: matrix input must be a 3-element vector or 3-column array");
      end
      z = x(:,3);
      y = x(:,2);
      x = x(:,1);
    end
  end
  theta = atan2 (y, x);
  phi = atan2 (z, sqrt (x .^ 2 + y .^ 2));
  r = sqrt (x .^ 2 + y .^ 2 + z .^ 2);
end
