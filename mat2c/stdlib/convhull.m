function [H, V] = convhull (varargin)
  % The points of the convex hull of points in the plane, in order, or its facets in space.
  if (nargin == 0 || nargin > 4)
    print_usage ();
  end
  pts = __hull_points__ ("convhull", varargin);
  [facets, V] = convhulln (pts);
  if (columns (pts) == 3)
    H = facets;
    return;
  end
  next = zeros (rows (pts), 1);
  next(facets(:,1)) = facets(:,2);
  n = rows (facets);
  H = zeros (n + 1, 1);
  H(1) = facets(1,1);
  for k = 1:n
    H(k+1) = next(H(k));
  end
end
