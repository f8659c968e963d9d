s.a = {1, 'two'};
s.b.c = [1.5 2.5];
s.b.d.e = 'deep';
s.f = struct('g', {1, 2});
s
s.b
s.f(2)
c = {s.b}
t = struct('x', {{}})
u.v = {}
w.x = struct()
