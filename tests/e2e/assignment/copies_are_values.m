a = [1 2 3]; b = a; b(2) = 20; a, b
s.x = [1 2]; t = s; t.x(1) = 9; s.x, t.x
c = {1, {2}}; d = c; d{2}{1} = 5; c{2}{1}, d{2}{1}
function y = modify(x), x(1) = 100; y = x; end
z = modify(a); a, z
function [p, q] = both(p, q), p = p + 1; q(end + 1) = p; end
u = 1; w = [5]; [u2, w2] = both(u, w); u, w, u2, w2
x = 1:3; y = x; x(2) = []; x, y
f = a; f(:) = 0; a, g = s; g.new = 1; isfield(s, 'new')
m = eye(2); n = m; m(1, 1) = 5; n, k = m'; m(2, 1) = 7; k
a = a(end:-1:1), a([1 2]) = a([2 1]), a = [a a], r = a; a(1) = []; numel(r)
