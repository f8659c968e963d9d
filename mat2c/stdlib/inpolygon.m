function [in, on] = inpolygon (x, y, xv, yv)
  % Which points are inside (or on the edge of) a polygon?
  if (nargin != 4)
    print_usage ();
  elseif (! (isreal (x) && isreal (y) && size_equal (x, y)))
    error ("inpolygon: X and Y must be real arrays of the same size");
  elseif (! (isreal (xv) && isreal (yv) && isvector (xv) && size_equal (xv, yv)))
    error ("inpolygon: XV and YV must be real vectors of the same size");
  end
  n = numel (xv);
  inside = false (size (x));
  edge = false (size (x));
  j = n;
  for i = 1:n
    dx = xv(j) - xv(i);
    dy = yv(j) - yv(i);
    d = dx .* (y - yv(i)) - (x - xv(i)) .* dy;
    crossing = ((yv(i) <= y & y < yv(j)) | (yv(j) <= y & y < yv(i))) & 0 < d .* dy;
    inside(crossing) = ! inside(crossing);
    edge = edge | (((yv(i) <= y & y <= yv(j)) | (yv(j) <= y & y <= yv(i))) ...
                   & ((xv(i) <= x & x <= xv(j)) | (xv(j) <= x & x <= xv(i))) & (0 == d | dx == 0 & dy == 0));
    j = i;
  end
  in = inside | edge;
  on = edge;
end
