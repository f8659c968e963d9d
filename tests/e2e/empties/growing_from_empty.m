a = []; a(end + 1) = 1; a(end + 1) = 2
b = zeros(0, 2); b(end + 1, :) = [1 2]; b = [b; 3 4]
c = {}; c{end + 1} = 'x'; c(end + 1) = {5}
d = ''; d(end + 1) = 'a'; d = [d 'bc']
e = struct([]); e(1).a = 5; e(2).a = 6; size(e)
f = struct('x', {}); f(end + 1).x = 1; numel(f)
g = []; g.name = 'now struct'; g
h = []; h{2} = 'now cell'
k = []; k(2, 3) = 1
l = zeros(1, 0); for j = 1:3, l = [l j]; end, l
m = zeros(3, 0); m = [m, [1; 2; 3]], m(:, end + 1) = 0
n = []; n = [n; 1 2]; n = [n; 3 4], o = true(1, 0); o(end + 1) = false; class(o), p = int8([]); p(end + 1) = 300, q = single([]); q(2) = 1; class(q), r = 1:0; r(3) = 1, s = cell(0, 2); s(end + 1, :) = {1, 'a'}; size(s)
