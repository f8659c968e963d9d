1;
function r = modify(x), x(1) = 100; r = x; end
function x = inplace(x, k), x(k) = -1; end
a = 1:5; b = a; b(2) = 20; a, b
c = {a, b}; d = c; d{1}(1) = 7; c{1}, d{1}
s.v = a; t = s; t.v(3) = 0; s.v, t.v
m = modify(a); a, m
for k = 1:3, a = inplace(a, k); end, a
q = a; q(end+1) = 5; a, q
x = [1 2 3]; y = x; x(x) = 9; x, y
z.w = x; z.w(2) = z.w(1) + 1; x, z
x(2) = x(1); x
c = {1, 2}; c{3} = c; c{3}{1} = 'in'; c
w = 5; w(3) = w; w
p.a = 1; p.self = p; p.self.a = 2; p
u = 1:3; u(2) = []; u, v = u; v(1) = []; u, v
st(2).x = 4; st(1).x = st(2).x + 1; st2 = st; st2(1).x = 0; st(1).x, st2(1).x
