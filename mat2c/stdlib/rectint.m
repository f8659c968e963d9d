function area = rectint (a, b)
  % Areas, or volumes, that the boxes [x y … w h …] of a and b share.
  if (nargin != 2)
    print_usage ();
  elseif (columns (a) != columns (b))
    error ("rectint: A and B must have same number of columns");
  elseif (columns (a) == 0 || mod (columns (a), 2) != 0)
    error ("rectint: number of columns of A and B must be a multiple of two");
  end
  n = columns (a) / 2;
  if (any ([a(:,n+1:2*n)(:); b(:,n+1:2*n)(:)] < 0))
    error ("rectint: all widths and heights must be positive");
  end
  b = b.';
  area = ones (rows (a), columns (b));
  for k = 1:n
    side = min (a(:,k) + a(:,n+k), b(k,:) + b(n+k,:)) - max (a(:,k), b(k,:));
    area = area .* max (side, 0);
  end
end
