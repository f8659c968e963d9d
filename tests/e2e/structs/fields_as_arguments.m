1;
function b = make_body(name, pos)
  b = struct('name', name, 'pos', pos, 'log', {{}});
end
function s = counter()
  s.n = 0; s.items = zeros(1, 2); s.label = '';
end
function s = put(s, v)
  if s.n == numel(s.items), s.items = [s.items zeros(1, s.n)]; end
  s.n = s.n + 1;
  s.items(s.n) = v;
  s.label = [s.label sprintf('%d,', v)];
end
function [s, v] = take(s)
  if s.n == 0, error('take:empty', 'nothing in %s', s.label); end
  v = s.items(s.n);
  s.n = s.n - 1;
end
function [a, b] = exchange(a, b)
  t = a; a = b; b = t;
end
function r = area(shape)
  if nargin < 1, shape.w = 1; shape.h = 2; end
  r = shape.w * shape.h;
end
function c = config(varargin)
  c.tol = 1e-3; c.steps = 10;
  if numel(varargin) > 0, c.steps = varargin{1}; end
end
function s = maybe(s, flag)
  s.x = s.x + 1;
  if flag, s.extra = 'yes'; end
end
function q = walk(q)
  q.calls = q.calls + 1;
  if q.depth > 0
    d = q.depth;
    q.depth = d - 1; q = walk(q);
    q.depth = d - 1; q = walk(q);
    q.depth = d;
  end
end
function o = inner(o)
  o.in.x = o.in.x + o.z;
  o.in = turned(o.in);
end
function p = turned(p)
  [p.x, p.y] = deal(p.y, -p.x);
end
function s = grown(s)
  s.v(end + 1) = numel(s.v);
  s.m(:, end + 1) = s.v(1);
end
function show(s)
  printf('%s: %d of %d [%s]\n', s.label, s.n, numel(s.items), num2str(s.items(1:s.n)));
end
function r = total(s)
  r = 0;
  names = fieldnames(s);
  for k = 1:numel(names), r = r + s.(names{k}); end
end
function s = scaled(s, f)
  s.a = f(s.a); s.b = f(s.b);
end

s = counter();
for k = 1:5, s = put(s, k ^ 2); end
show(s)
before = s;
sum_ = 0;
while s.n > 0
  [s, v] = take(s);
  sum_ = sum_ + v;
end
disp(sum_), show(before), show(s)
try
  s = take(s);
catch err
  disp(err.message), disp(err.identifier), disp(s.n)
end
[~, v] = take(before)
[p, q] = exchange(struct('k', 1), struct('k', 'two'));
p, q
take(before)
area(struct('w', 3, 'h', 4))
area()
c = config(20); d = config();
disp(c.steps * d.steps)
m.x = 1;
m = maybe(m, false), m = maybe(m, true)
w = walk(struct('depth', 4, 'calls', 0));
disp(w)
o.in.x = 1; o.in.y = 2; o.z = 10;
for k = 1:3, o = inner(o); end
disp(o.in), disp(o.z)
g.v = []; g.m = zeros(2, 0);
for k = 1:3, g = grown(g); end
disp(g.v), disp(g.m)
g.v = 'ab'; g = grown(g); disp(double(g.v)), disp(size(g.m))
b = make_body('sun', [0 0]);
b.pos += 1; b.log{end + 1} = 'moved';
b
t.a = 1; t.b = 2.5;
disp(total(t))
t = scaled(t, @(x) x * 2);
disp([t.a t.b])
f = @put;
s = f(s, 7); show(s)
r = cellfun(@(u) area(u), {struct('w', 1, 'h', 5), struct('h', 2, 'w', 3)})
x = config(3);
for k = 1:x.steps
  y = turned(struct('x', k, 'y', -k));
  printf('%g %g\n', y.x, y.y);
end
