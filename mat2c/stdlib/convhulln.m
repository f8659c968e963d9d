function [H, V] = convhulln (pts, options)
  % The facets of the convex hull of points, and its volume.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  [n, d] = size (pts);
  if (n <= d)
    error ("convhulln: qhull failed");
  end
  pts = double (pts);
  [H, inner] = __hull__ (pts);
  if (isempty (H))
    error ("convhulln: qhull failed");
  end
  V = 0;
  for k = 1:rows (H)
    corners = pts(H(k,:),:) - inner;
    part = det (corners);
    V = V + abs (part) / factorial (d);
    turned = part < 0;
    if (d == 2 && turned || d == 3 && ! turned)
      H(k,1:2) = H(k,[2, 1]);
    end
  end
end
