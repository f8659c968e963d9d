function r = __toward__ (who, what, sx, sy, sz, v)
  % The cosine of the angle between normals and a direction (a vector, or azimuth and elevation).
  if (! size_equal (sx, sy, sz))
    error ("%s: SX, SY, and SZ must be the same size", who);
  elseif (numel (v) < 2 || numel (v) > 3)
    error ("%s: %s must be a 2- or 3-element vector", who, what);
  elseif (numel (v) == 2)
    [x, y, z] = sph2cart (v(1) * pi / 180, v(2) * pi / 180, 1);
    v = [x, y, z];
  end
  v /= norm (v(:));
  length = sqrt (sx .^ 2 + sy .^ 2 + sz .^ 2);
  r = (sx * v(1) + sy * v(2) + sz * v(3)) ./ length;
end
