r = []; for k = 1:3, r = [r; k k^2]; end, r
c = {}; for k = 1:3, c = [c {k}]; end, c
s = ''; for k = 1:3, s = [s sprintf('%d;', k)]; end, s
m = []; for k = 1:3, m = [m, (1:2)' * k]; end, m
l = []; for k = 1:3, l = [k l]; end, l
t = struct('a', {}); for k = 1:2, t = [t, struct('a', k)]; end, [t.a]
n = {}; for k = 1:2, n = [n; {k, 'x'}]; end, n
b = []; for k = 1:3, b = [b, k > 1]; end, b, class(b), i = int8([]); for k = 1:2, i = [i k * 100]; end, i, class(i), p = zeros(0, 2); p = [p; 1 2]; p = [p; 3 4], q = 'a'; q = [q; 'b'], u = [r(1:2, :); 0 0], v = [r, [1; 1; 1]], w = [c, 'end'], x = [c; c], y = [s, s], z = [m; m(1, :)]
