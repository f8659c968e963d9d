function [facets, inner] = __hull__ (pts)
  % The facets of a convex hull, by quickhull: rows of points, the newest first, in the order in which they were made.
  [n, d] = size (pts);
  first = first_simplex (pts);
  facets = [];
  inner = mean (pts(first,:), 1);
  if (isempty (first))
    return;
  end
  tol = 4 * eps * d * max (abs (pts(:)));
  age = zeros (n, 1);
  age(first) = 1:d+1;
  newest = d + 1;
  V = zeros (d + 1, d);  % the points of a facet
  P = zeros (d + 1, d + 1);  % its normal and offset
  N = zeros (d + 1, d);  % the facets that lie across from each of its points
  out = cell (d + 1, 1);  % the points beyond it, the farthest last
  far = zeros (d + 1, 1);
  corners = flip (first(:)');
  rest = setdiff ((1:n)', first(:));
  for k = 1:d+1
    V(k,:) = corners([1:k-1, k+1:d+1]);
    N(k,:) = [1:k-1, k+1:d+1];
    P(k,:) = plane (pts, V(k,:), inner);
  end
  for k = 1:d+1
    [out{k}, far(k), rest] = beyond (pts, P(k,:), rest, tol);
  end
  order = 1:d+1;
  at = 1;
  while (at <= numel (order))
    f = order(at);
    if (isempty (out{f}))
      at = at + 1;
      continue;
    end
    p = out{f}(end);
    out{f}(end) = [];
    seen = visible_from (pts(p,:), f, P, N, tol);
    newest = newest + 1;
    age(p) = newest;
    lost = false (1, rows (V));
    lost(seen) = true;
    made = [];
    for s = seen
      for k = 1:d
        h = N(s,k);
        if (! lost(h))
          m = rows (V) + 1;
          ridge = V(s,[1:k-1, k+1:d]);
          V(m,:) = [p, ridge];
          N(m,:) = [h, zeros(1, d - 1)];
          P(m,:) = plane (pts, V(m,:), inner);
          out{m,1} = [];
          far(m,1) = 0;
          N(h, N(h,:) == s & ! ismember (V(h,:), ridge)) = m;
          made(end+1) = m;
          lost(m) = false;
        end
      end
    end
    N = matched (V, N, made);
    for s = seen
      for q = out{s}(:)'
        [g, dist] = above (pts(q,:), P, N, made, tol);
        if (g > 0 && (isempty (out{g}) || dist >= far(g)))
          out{g} = [out{g}; q];
          far(g) = dist;
        elseif (g > 0)
          out{g} = [out{g}(1:end-1); q; out{g}(end)];
        end
      end
      out{s} = [];
    end
    at = at - sum (ismember (seen, order(1:at-1)));
    order = [order(! lost(order)), made];
  end
  facets = V(order,:);
  for k = 1:rows (facets)
    [~, by_age] = sort (age(facets(k,:)), "descend");
    facets(k,:) = facets(k,by_age);
  end
end
function first = first_simplex (pts)
  % The points to begin with: those with the least and the largest first coordinate, and those that are far from them.
  [n, d] = size (pts);
  extreme = zeros (1, 2 * d);
  for k = 1:d
    [~, extreme(2 * k - 1)] = min (pts(:,k));
    [~, extreme(2 * k)] = max (pts(:,k));
  end
  first = extreme(1:2);
  for k = 2:d
    [best, p] = farthest (pts, first, extreme);
    if (best <= 1e-10 * max (max (abs (pts))) ^ k)
      [best, p] = farthest (pts, first, 1:n);
    end
    if (best <= 1e-14 * max (max (abs (pts))) ^ k)
      first = [];
      return;
    end
    first(end+1) = p;
  end
end
function [best, p] = farthest (pts, first, among)
  best = -1;
  p = 0;
  for q = among
    if (! any (first == q))
      k = numel (first);
      edges = pts(first,1:k) - pts(q,1:k);
      size_of = abs (volume (edges));
      if (size_of > best)
        best = size_of;
        p = q;
      end
    end
  end
end
function v = volume (e)
  switch (rows (e))
    case 2
      v = e(1,1) * e(2,2) - e(1,2) * e(2,1);
    case 3
      v = e(1,1) * (e(2,2) * e(3,3) - e(2,3) * e(3,2)) - e(2,1) * (e(1,2) * e(3,3) - e(1,3) * e(3,2)) ...
          + e(3,1) * (e(1,2) * e(2,3) - e(1,3) * e(2,2));
    otherwise
      v = det (e);
  end
end
function p = plane (pts, v, inner)
  % The plane through points, with its normal away from a point inside.
  d = columns (pts);
  base = pts(v(1),:);
  edges = pts(v(2:d),:) - base;
  if (d == 2)
    normal = [edges(1,2), -edges(1,1)];
  elseif (d == 3)
    a = edges(1,:);
    b = edges(2,:);
    normal = [a(2)*b(3)-a(3)*b(2), a(3)*b(1)-a(1)*b(3), a(1)*b(2)-a(2)*b(1)];
  else
    normal = zeros (1, d);
    for k = 1:d
      normal(k) = (-1) ^ k * det (edges(:,[1:k-1, k+1:d]));
    end
  end
  len = norm (normal);
  if (len > 0)
    normal = normal / len;
  end
  if (sum (normal .* (inner - base)) > 0)
    normal = -normal;
  end
  p = [normal, -sum(normal .* base)];
end
function [out, far, rest] = beyond (pts, p, rest, tol)
  % Takes the points beyond a plane from the rest, the farthest to the end.
  dist = height (p, pts(rest,:));
  above = find (dist > tol);
  out = rest(above);
  far = 0;
  if (! isempty (out))
    [far, k] = max (dist(above));
    out = out([1:k-1, k+1:end, k]);
    out = out(:);
  end
  rest(above) = [];
end
function seen = visible_from (x, f, P, N, tol)
  % The facets that a point beyond facet f sees.
  seen = f;
  known = f;
  k = 1;
  while (k <= numel (seen))
    for g = N(seen(k),:)
      if (! any (known == g))
        known(end+1) = g;
        if (height (P(g,:), x) > tol)
          seen(end+1) = g;
        end
      end
    end
    k = k + 1;
  end
end
function dist = height (p, x)
  % How far points are beyond planes.
  dist = p(:,end);
  for k = 1:columns (x)
    dist = dist + x(:,k) .* p(:,k);
  end
end
function [g, dist] = above (x, P, N, made, tol)
  % A new facet that a point is beyond, uphill from the first, or 0.
  g = made(1);
  dist = height (P(g,:), x);
  tried = g;
  moved = true;
  while (dist <= tol && moved)
    moved = false;
    for h = N(g,:)
      if (any (made == h) && ! any (tried == h))
        tried(end+1) = h;
        at = height (P(h,:), x);
        if (at > dist)
          dist = at;
          g = h;
          moved = true;
          break;
        end
      end
    end
  end
  if (dist <= tol)
    [dist, k] = max (height (P(made,:), x));
    g = made(k) * (dist > tol);
  end
end
function N = matched (V, N, made)
  % The neighbours of the new facets among each other.
  d = columns (V);
  for i = 1:numel (made)
    a = made(i);
    for k = 2:d
      if (N(a,k) == 0)
        ridge = sort (V(a,[1:k-1, k+1:d]));
        for b = made(i+1:end)
          away = ! ismember (V(b,:), ridge);
          if (sum (away) == 1)
            N(a,k) = b;
            N(b,away) = a;
            break;
          end
        end
      end
    end
  end
end
