function [x, y, z] = pol2cart (theta, r, z)
  % Polar or cylindrical to Cartesian coordinates.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    if (! (isnumeric (theta) && ndims (theta) == 2))
      error ("cart2pol: matrix input P must be 2-D numeric array");
    end
    if (isvector (theta))
      theta = theta(:).';
    end
    if (columns (theta) != 2 && columns (theta) != 3)
      error ("cart2pol: matrix input must be a 2- or 3-element vector or a 2- or 3-column array");
    end
    if (columns (theta) == 3)
      z = theta(:,3);
    else
      z = [];
    end
    r = theta(:,2);
    theta = theta(:,1);
  elseif (nargin == 2)
    [theta, r] = __same_size__ ("pol2cart", "THETA, R", theta, r);
    z = [];
  else
    [theta, r, z] = __same_size__ ("pol2cart", "THETA, R, Z", theta, r, z);
  end
  x = r .* cos (theta);
  y = r .* sin (theta);
end
