function [H, V] = convhull (varargin)
  % The points of the convex hull of points in the plane, in order, or its facets in space.
  if (nargin == 0 || nargin > 4)
    print_usage ();
  end
  n = nargin;
  if (n > 1 && (ischar (varargin{n}) || iscell (varargin{n})))
    if (! iscellstr (varargin{n}) && ! ischar (varargin{n}))
      error ("convhull: OPTIONS must be a string or cell array of strings");
    end
    n = n - 1;
  end
  x = varargin{1};
  if (n == 1)
    if (columns (x) != 2 && columns (x) != 3)
      error ("convhull: X must be a matrix with 2 or 3 columns");
    end
    pts = x;
  elseif (n == 2)
    if (! size_equal (x, varargin{2}))
      error ("convhull: X and Y must be the same size");
    end
    pts = [x(:), varargin{2}(:)];
  else
    if (! size_equal (x, varargin{2}, varargin{3}))
      error ("convhull: X, Y, and Z must be the same size");
    end
    pts = [x(:), varargin{2}(:), varargin{3}(:)];
  end
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
