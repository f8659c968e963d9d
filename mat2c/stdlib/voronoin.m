function [C, F] = voronoin (pts, options = [])
  % The corners of the cells of points that are nearest to each of the given ones; the first is at infinity.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  [n, d] = size (pts);
  if (n <= d)
    error ("voronoin: number of points must be greater than their dimension");
  elseif (! isempty (options) && ! ischar (options) && ! iscellstr (options))
    error ("voronoin: OPTIONS must be a string, cell array of strings, or empty");
  end
  T = delaunayn (pts);
  [C, which] = __centres__ (pts, T);
  C = [Inf(1, d); C];
  % faces of only one simplex are on the hull: the cells of their corners are open
  faces = zeros (0, d);
  for k = 1:d+1
    faces = [faces; sort(T(:,[1:k-1, k+1:d+1]), 2)];
  end
  [faces, ~, at] = unique (faces, "rows");
  outer = faces(accumarray (at(:), 1) == 1,:);
  F = cell (n, 1);
  for k = 1:n
    corners = unique (which(any (T == k, 2)))' + 1;
    if (d == 2 && numel (corners) > 2)
      around = C(corners,:) - mean (C(corners,:), 1);
      [~, by] = sort (atan2 (around(:,2), around(:,1)));
      corners = corners(by);
    end
    if (any (outer(:) == k))
      corners(end+1) = 1;
    end
    F{k} = corners;
  end
end
