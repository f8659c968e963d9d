p = struct('x', 1, 'y', [1 2 3]);
disp(p)
p
q.deep.deeper.deepest = 5
q.deep
r = {p, q};
r
s.f = @(x) x+1;
s.e = [];
s.c = {};
s.z = 1+2i;
s.r = 1:4;
s.b = true;
s
