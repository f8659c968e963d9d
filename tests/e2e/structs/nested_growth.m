s.a(3).b{2}.c(2, 2) = 7;
size(s.a), size(s.a(3).b), s.a(3).b{2}.c
s.a(1).b = 'x'; class(s.a(2).b)
t(2, 3).v = 1; size(t)
u.list{3}.k = 'third'; u.list
v.m(2).n(3) = 5; v.m(2).n, v.m(1)
w = struct(); w.x.y = {}; w.x.y{end+1} = 'first'; w.x.y{end+1} = 'second'; w.x.y
z.count = 0; for k = 1:4, z.count += k; z.hist(k) = z.count; end, z
c = {}; c{2}.name = 'n'; c
d.e = []; d.e(end+1).f = 1; d.e(end+1).f = 2; [d.e.f]
g.h = 'abc'; g.h(5) = 'e'; double(g.h)
kk.l.m = 1; kk.l.m(2) = 2; kk.l = setfield(kk.l, 'o', 3); kk.l
