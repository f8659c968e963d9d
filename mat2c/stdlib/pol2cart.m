function [x, y, z] = pol2cart (theta, r, z)
  % Polar or cylindrical to Cartesian coordinates.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    if (! (isnumeric (theta) && ndims (theta) == 2))
      error ("pol2cart: matrix input must be a 2-D numeric array");
    end
    if (isvector (theta))
      n = numel (theta);
      if (n != 2 && n != 3)
        error ("pol2cart: matrix input must be a 2- or 3-element vector or a 2- or 3-column array");
      end
      if (n == 3)
        z = theta(3);
      else
        z = [];
      end
      r = theta(2);
      theta = theta(1);
    else
      n = columns (theta);
      if (n != 2 && n != 3)
        error ("pol2cart: matrix input must be a 2- or 3-element vector or a 2- or 3-column array");
      end
      if (n == 3)
        z = theta(:,3);
      else
        z = [];
      end
      r = theta(:,2);
      theta = theta(:,1);
    end
  elseif (nargin == 2)
    z = [];
  end
  x = r .* cos (theta);
  y = r .* sin (theta);
end
