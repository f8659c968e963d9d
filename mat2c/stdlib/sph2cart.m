function [x, y, z] = sph2cart (theta, phi, r)
  % Spherical to Cartesian coordinates.
  if (nargin != 1 && nargin != 3)
    print_usage ();
  end
  if (nargin == 1)
    if (! (isnumeric (theta) && ndims (theta) == 2))
      error ("sph2cart: matrix input must be a 2-D numeric array");
    end
    if (isvector (theta))
      theta = theta(:).';
    end
    if (columns (theta) != 3)
      error ("sph2cart: matrix input must be a 3-element vector or 3-column array");
    end
    r = theta(:,3);
    phi = theta(:,2);
    theta = theta(:,1);
  else
    [theta, phi, r] = __same_size__ ("sph2cart", "THETA, PHI, R", theta, phi, r);
  end
  x = r .* cos (phi) .* cos (theta);
  y = r .* cos (phi) .* sin (theta);
  z = r .* sin (phi);
end
