function x = __gallery_places__ (x, must)
  % The vector that an argument of a test matrix (see gallery) says: itself, or 1, 2, ... up to an integer.
  if (isscalar (x) && fix (x) == x)
    x = 1:x;
  elseif (isscalar (x) || ! isvector (x))
    error ("gallery: %s matrix", must);
  end
end
