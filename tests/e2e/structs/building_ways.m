a = struct('x', 1, 'y', 'two')
b.x = 1; b.y = 'two';
isequal(a, b)
c = struct(); c.('dyn amic') = 1; fieldnames(c)
d = struct('list', {{1, 2, 3}}); class(d.list), size(d)
e = cell2struct({1; 'q'}, {'num', 'str'}, 1)
f = setfield(struct(), 'z', 5); f.z
g.a.b.c = 3; g.a.b.d = 4; g.a.b
h = struct('m', magic(3)); h.m(2, :), h.m(2, 2) = 100; h.m
k = struct('a', {}); size(k), isempty(k), fieldnames(k)
l = struct('a', {{}}); size(l), l.a
m = struct('p', {10, 20}); m(2).p, size(m)
n = [struct('v', 1), struct('v', 2)]; n(2)
o.f1 = 1; o = setfield(o, 'f2', 2); o = rmfield(o, 'f1')
p = struct('a', 1); q = p; q.a = 2; p.a
