1;
function a = area3(p), a = norm(cross(p(2, :) - p(1, :), p(3, :) - p(1, :)))/2; end
function [in, t, bc] = ray_tri(o, d, p), e1 = p(2, :) - p(1, :); e2 = p(3, :) - p(1, :); h = cross(d, e2); a = dot(e1, h); in = false; t = NaN; bc = []; if abs(a) < 1e-12, return, end, s = o - p(1, :); u = dot(s, h)/a; q = cross(s, e1); v = dot(d, q)/a; t = dot(e2, q)/a; in = u >= 0 && v >= 0 && u + v <= 1 && t > 0; bc = [1-u-v u v]; end
V = [0 0 0; 1 0 0; 0 1 0; 0 0 1]; F = [1 3 2; 1 2 4; 2 3 4; 1 4 3];
ar = zeros(4, 1); vol = 0; nr = zeros(4, 3); for k = 1:4, p = V(F(k, :), :); ar(k) = area3(p); n = cross(p(2, :) - p(1, :), p(3, :) - p(1, :)); nr(k, :) = n/norm(n); vol += dot(p(1, :), cross(p(2, :), p(3, :)))/6; end
ar', nr, vol, sum(ar)
[in, t, bc] = ray_tri([0.2 0.2 -1], [0 0 1], V(F(1, :), :)), [in, t, bc] = ray_tri([2 2 -1], [0 0 1], V(F(1, :), :)), [in, t, bc] = ray_tri([0 0 0], [1 0 0], V(F(1, :), :))
E = unique(sort([F(:, [1 2]); F(:, [2 3]); F(:, [3 1])], 2), 'rows'), euler = rows(V) - rows(E) + rows(F)
c = mean(V), R = [0 -1 0; 1 0 0; 0 0 1]; W = (V - c)*R' + c, bb = [min(W); max(W)]
P = [1 1; 2 5; 3 3; 5 3; 3 2; 2 2]; [~, o] = sortrows(P, [1 2]); P(o, :)
d = sqrt((P(:, 1) - P(:, 1)').^2 + (P(:, 2) - P(:, 2)').^2); d(1:3, 1:3), d(d == 0) = Inf; [m, i] = min(d(:)); [r, c2] = ind2sub(size(d), i), m
bez = @(t) [(1-t).^3; 3*t.*(1-t).^2; 3*t.^2.*(1-t); t.^3]' * [0 0; 1 2; 3 2; 4 0]; bez(0:0.25:1), len = sum(sqrt(sum(diff(bez(0:0.05:1)).^2, 2)))
circ = @(a, b, c) [2*(b - a); 2*(c - a)] \ [b*b' - a*a'; c*c' - a*a']; ctr = circ([0 0], [4 0], [0 3])', rad = norm(ctr)
l1 = cross([0 0 1], [1 1 1]); l2 = cross([0 1 1], [1 0 1]); x = cross(l1, l2); x/x(3), acosd(dot([1 0], [1 1])/sqrt(2)), polyarea(P(:, 1), P(:, 2)), inpolygon(2, 2, [0 4 4 0], [0 0 4 4]), det([1 2; 3 4])/2, dot(P(1, :), P(2, :)), atan2d(1, 1), cosd(60), sind([0 30 90])
