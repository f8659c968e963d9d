function [x, y, z] = sombrero (n = 41)
  % A surface that looks like a hat; it can't be drawn.
  if (n <= 1)
    error ("sombrero: number of grid lines N must be greater than 1");
  end
  ticks = linspace (-8, 8, n);
  [xx, yy] = meshgrid (ticks, ticks);
  r = sqrt (xx .^ 2 + yy .^ 2) + eps;
  zz = sin (r) ./ r;
  if (nargout == 1)
    x = zz;
  elseif (nargout > 1)
    x = xx;
    y = yy;
    z = zz;
  end
end
