function retval = specular (sx, sy, sz, lv, vv, se)
  % How much light from lv a shiny surface with these normals sends to a viewer at vv.
  if (nargin < 5)
    print_usage ();
  elseif (nargin < 6)
    se = 10;
  elseif (! (isnumeric (se) && isscalar (se) && se > 0))
    error ("specular: exponent SE must be a positive scalar");
  end
  light = __toward__ ("specular", "light vector LV", sx, sy, sz, lv);
  view = __toward__ ("specular", "view vector VV", sx, sy, sz, vv);
  retval = max (2 * light .* view - dot (unit (lv), unit (vv)), 0) .^ se;
end

function v = unit (v)
  if (numel (v) == 2)
    [x, y, z] = sph2cart (v(1) * pi / 180, v(2) * pi / 180, 1);
    v = [x, y, z];
  end
  v = v(:) / norm (v(:));
end
