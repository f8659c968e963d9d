function [x, y, z] = cylinder (r, n)
  % Points of a surface around the z axis with radii r.
  if (nargin < 1)
    r = [1, 1];
  end
  if (nargin < 2)
    n = 20;
  end
  if (isscalar (r))
    r = [r, r];
  end
  r = r(:);
  phi = linspace (0, 2 * pi, n + 1);
  x = r * cos (phi);
  y = r * sin (phi);
  z = linspace (0, 1, numel (r)).' * ones (1, n + 1);
end
