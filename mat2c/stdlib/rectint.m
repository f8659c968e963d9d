function area = rectint (a, b)
  % Areas that the rectangles [x y w h] of a and b share.
  if (nargin != 2)
    print_usage ();
  elseif (columns (a) != 4 || columns (b) != 4)
    error ("rectint: A and B must have 4 columns");
  elseif (any ([a(:,3:4)(:); b(:,3:4)(:)] < 0))
    error ("rectint: all widths and heights must be positive");
  end
  b = b.';
  w = min (a(:,1) + a(:,3), b(1,:) + b(3,:)) - max (a(:,1), b(1,:));
  h = min (a(:,2) + a(:,4), b(2,:) + b(4,:)) - max (a(:,2), b(2,:));
  area = max (w, 0) .* max (h, 0);
end
