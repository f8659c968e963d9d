function [x, y, z] = ellipsoid (xc, yc, zc, xr, yr, zr, n)
  % Points of an ellipsoid.
  if (nargin < 6)
    print_usage ();
  end
  if (nargin < 7)
    n = 20;
  end
  theta = linspace (0, 2 * pi, n + 1);
  phi = linspace (-pi / 2, pi / 2, n + 1);
  [theta, phi] = meshgrid (theta, phi);
  x = xr .* cos (phi) .* cos (theta) + xc;
  y = yr .* cos (phi) .* sin (theta) + yc;
  z = zr .* sin (phi) + zc;
end
