n = 5;
a = zeros(1, n);
for k = 1:n, a(k) = k * k; end
b = [];
for k = 1:n, b(k) = k * k; end
c = [];
for k = 1:n, c = [c, k * k]; end
d = zeros(1, 0);
for k = 1:n, d(end+1) = k * k; end
e = [];
for k = n:-1:1, e(k) = k * k; end
f(n) = 25; for k = 1:n-1, f(k) = k * k; end
isequal(a, b, c, d, e, f)
g = []; for k = 1:3, g(k, :) = [k, 2*k]; end, g
h = []; for k = 1:3, h(:, k) = [k; k^2]; end, h
l = {}; for k = 1:3, l{end+1, 1} = k; end, l
m = zeros(0, 2); for k = 1:3, m = [m; k, -k]; end, m
o = ''; for k = 1:3, o(end+1) = char(64 + k); end, o
p = struct([]); for k = 1:3, p(end+1).v = k; end, [p.v]
q = []; q(end+1).name = 'x'; q(end+1).name = 'y'; {q.name}
r = false(1, 0); for k = 1:4, r(end+1) = k > 2; end, r, class(r)
