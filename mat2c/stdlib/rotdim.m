function y = rotdim (x, n, plane)
  % Rotates an array by quarter turns in the plane of two of its dimensions.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2 || isempty (n))
    n = 1;
  end
  if (! isscalar (n) || ! isreal (n) || fix (n) != n)
    error ("rotdim: N must be a scalar integer");
  end
  nd = ndims (x);
  if (nargin < 3)
    long = find (size (x) != 1);
    if (numel (long) < 2)
      plane = [1, 2];
    else
      plane = long(1:2);
    end
  elseif (! (isvector (plane) && numel (plane) == 2 && all (plane == fix (plane)) ...
             && all (plane >= 1) && all (plane <= nd) && plane(1) != plane(2)))
    error ("rotdim: PLANE must be a 2 element integer vector defining a valid PLANE");
  end
  swapped = 1:nd;
  swapped(plane([2, 1])) = plane;
  switch (mod (n, 4))
    case 0
      y = x;
    case 1
      y = flip (permute (x, swapped), min (plane));
    case 2
      y = flip (flip (x, plane(1)), plane(2));
    otherwise
      y = permute (flip (x, min (plane)), swapped);
  end
end
