function [vx, vy] = voronoi (x, y, varargin)
  % The edges between the cells of points of the plane; those that have no end reach towards a far box.
  if (nargin < 2)
    print_usage ();
  end
  if (! (isvector (x) && isvector (y) && numel (x) == numel (y)))
    error ("voronoi: X and Y must be vectors of the same length");
  elseif (numel (x) < 2)
    error ("voronoi: minimum of 2 points required");
  end
  pts = [x(:), y(:)];
  n = rows (pts);
  low = min (pts, [], 1);
  high = max (pts, [], 1);
  reach = 2 * (high - low);
  reach(reach == 0) = max (reach);
  low -= reach;
  high += reach;
  pts = [pts; low; low(1), high(2); high(1), low(2); high];
  T = delaunayn (pts);
  [C, which] = __centres__ (pts, T);
  sides = [T(:,[1, 2]); T(:,[2, 3]); T(:,[1, 3])];
  owner = repmat ((1:rows (T))', 3, 1);
  keep = all (sides <= n, 2);
  sides = sort (sides(keep,:), 2);
  [sides, by] = sortrows (sides);
  owner = owner(keep)(by);
  pairs = find (all (sides(1:end-1,:) == sides(2:end,:), 2));
  ends = [which(owner(pairs)), which(owner(pairs + 1))];
  ends = ends(ends(:,1) != ends(:,2),:);
  vx = reshape (C(ends',1), 2, []);
  vy = reshape (C(ends',2), 2, []);
end
