% geometry: convex hull, polygon area, point in polygon, rotations, triangulation
1;
function h = gift_wrap(P)
  n = size(P, 1); [~, s] = min(P(:, 1)); h = s; p = s;
  while true
    q = mod(p, n) + 1;
    for r = 1:n
      c = cross2(P(q, :) - P(p, :), P(r, :) - P(p, :));
      if c < 0, q = r; end
    end
    p = q;
    if p == s, break; end
    h(end+1) = p;
  end
end
function c = cross2(a, b), c = a(1)*b(2) - a(2)*b(1); end
function A = shoelace(P)
  x = P(:, 1); y = P(:, 2);
  A = 0.5 * sum(x .* circshift(y, -1) - circshift(x, -1) .* y);
end
function in = pip(q, P)
  in = false; j = rows(P);
  for i = 1:rows(P)
    if (P(i,2) > q(2)) ~= (P(j,2) > q(2)) && q(1) < (P(j,1)-P(i,1))*(q(2)-P(i,2))/(P(j,2)-P(i,2)) + P(i,1)
      in = !in;
    end
    j = i;
  end
end
function tri = earclip(P)
  idx = 1:rows(P); tri = zeros(0, 3);
  while numel(idx) > 3
    n = numel(idx); done = false;
    for k = 1:n
      a = idx(mod(k-2, n)+1); b = idx(k); c = idx(mod(k, n)+1);
      if cross2(P(b,:)-P(a,:), P(c,:)-P(b,:)) <= 0, continue; end
      others = setdiff(idx, [a b c]); ok = true;
      for o = others
        if pip(P(o, :), P([a b c], :)), ok = false; break; end
      end
      if ok, tri(end+1, :) = [a b c]; idx(k) = []; done = true; break; end
    end
    if ~done, error('earclip:stuck', 'polygon is not simple'); end
  end
  tri = [tri; idx];
end
P = [0 0; 4 0; 4 3; 2 1; 0 3; 2 2.5; 1 1];
h = gift_wrap(P)
P(h, :)
A = shoelace(P(h, :))
L = [0 0; 4 0; 4 3; 2 1; 0 3];
tri = earclip(L)
areas = zeros(1, rows(tri));
for t = 1:rows(tri), areas(t) = shoelace(L(tri(t, :), :)); end
areas, total = sum(areas), shoelace(L)
pip([1 1], L), pip([2 2], L)
inside = arrayfun(@(x) pip([x 0.5], L), -1:5)
th = pi/6; R = [cos(th) -sin(th); sin(th) cos(th)]
Q = (R * L')'
Rz = @(a) [cos(a) -sin(a) 0; sin(a) cos(a) 0; 0 0 1];
Rx = @(a) [1 0 0; 0 cos(a) -sin(a); 0 sin(a) cos(a)];
M = Rz(pi/2) * Rx(pi/4)
det(M)
ax = [M(3,2)-M(2,3), M(1,3)-M(3,1), M(2,1)-M(1,2)] / (2*sin(acos((trace(M)-1)/2)))
ang = acosd((trace(M)-1)/2)
[t, r] = cart2pol([1 0 -1], [0 1 0])
[x, y] = pol2cart(pi/4, sqrt(2))
d = sqrt(sum(diff([L; L(1, :)]).^2, 2))'
hypot(3, 4), atan2(-1, -1), rad2deg(pi/3), deg2rad([30 60])
polyarea(L(:,1), L(:,2))
inpolygon([1 2], [1 2], L(:,1), L(:,2))
