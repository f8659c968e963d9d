% structs whose fields are known, updated in loops, seen as a whole now and then
1;
function y = f(s)
  y = s.x; for i=1:2, s.x = s.x + i; y = y + s.x; end
end
s.x = 1; s.v = zeros(1,3); s.in.a = 5;
for k = 1:4
  s.v(k) = k; s.v(end+1) = 7; s.in.b(k) = 2*k; s.in.a = s.in.a + k; s.c{k} = 'ab';
end
n = numel(s.v)
for k = 1:3
  [s.x, q] = max(s.v); s.x
end
s
for i = 1:3, if s.x > 3, s.x = s.x - 1; end, end
y = f(s)
acc = struct('sum', 0, 'n', 0);
for i = 1:5
  try
    acc.sum = acc.sum + i;
    if i == 3, error('my:id', 'three'); end
    acc.n = acc.n + 1;
  catch e
    disp(e.message)
    acc.n = acc.n - 10;
  end
end
acc
for i = 1:3, t.val = i; t.sq(i) = i^2; end
t
r = []; r.a = 1; for i=1:3, r.a = r.a * 2; r.b.c(i) = r.a; end
disp(r.b.c), r
for i=1:2, st.stack{i} = i; st.top = i; end
while st.top > 0, disp(st.stack{st.top}); st.top = st.top - 1; end
w = struct('name', 'bob', 'pos', [1 2]); for i = 1:2, w.pos = w.pos + [1 1]; w.name = [w.name '!']; end, w
for i=1:3, z.p(i).q = i; z.cnt = i; end, z.p(2), z.cnt
try, for i=1:5, disp(s.v(i*3)); end, catch e, disp(e.message), end
try, for i=1:5, s.v(0) = 1; end, catch e, disp(e.message), end
u.a = 1; for i=1:2, u.(sprintf('f%d',i)) = i; u.a = u.a+1; end, u
g = 0; o.a = 1:3; for i=1:3, o2 = o; o2.a(i) = 10; g = g + sum(o2.a); end, g, o
