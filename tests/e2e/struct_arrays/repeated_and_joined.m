p = repmat(struct('x', 0, 'v', 1), 1, 4);
for i = 1:numel(p), p(i).x = p(i).x + p(i).v * i; p(i).v = i / 2; end
s = 0;
for i = 1:numel(p), s = s + p(i).x * p(i).v; end
disp(s)
f = [struct('k', 1, 'n', 'a'), struct('n', 'bc', 'k', 3)];
y = f(1).k + f(2).k
size([f; f]), f(2)
g = [];
for k = 1:3, g = [g, struct('id', k, 'tag', 'xyz'(1:k))]; end
for k = 1:numel(g), printf('%d %s\n', g(k).id, g(k).tag); end
try
  h = [f, struct('k', 1)];
catch err
  disp(err.message)
end
try
  h = [f, 5];
catch err
  disp(err.message)
end
e = [struct('k', {}), struct('k', 7)];
e.k, size(e)
c = repmat({0}, 2, 2);
c{3} = 'x';
z = c{1} + c{2}
c
q = repmat(struct('m', [1 2]), 2, 1);
q(2).m(end + 1) = 9;
disp(q(1).m), disp(q(2).m)
r = repmat(struct('m', 1), 0, 1)
t = repmat(p, 1, 2);
disp(t(5).x - p(1).x), size(t)
a.list = [];
for k = 1:3, a.list = [a.list; struct('w', k ^ 2)]; end
disp(sum([a.list.w])), size(a.list)
