function retval = diffuse (sx, sy, sz, lv)
  % How bright a matt surface with these normals is in light from lv.
  if (nargin != 4)
    print_usage ();
  end
  retval = max (__toward__ ("diffuse", "light vector LV", sx, sy, sz, lv), 0);
end
