% What is changed in place is only the variable that is assigned to.
1;
function v = hidden(v)
  q = {v};
  k = numel(q);
  v = q{k};
end
function show(varargin)
  for k = 1:numel(varargin), disp(varargin{k}); end
end

% numbers that were copied
a = hidden(1); b = a; a = a + 1; show(a, b)
c = {a, a}; c{1} = c{1} + 5; show(c{1}, c{2}, a)
s.f = a; t = s; s.f = s.f + 1; show(s.f, t.f, a)
for k = 1:3, d{k} = k; end, k = 7; show(d{:})
m = containers.Map(); m('x') = a; a = a + 10; show(m('x'), a)
g = @() a; a = 0; show(g())

% arrays, texts and cells that grow or change
x = hidden([1 2 3]); y = x; x(end + 1) = 4; show(x, y)
x = [x, 5]; z = x; x = [x, 6]; show(x, z)
x = [x, x]; show(x)
x = hidden([1; 2]); y = x; x = [x; 3]; x = [x; x]; show(x', y')
x = hidden([1 2; 3 4]); y = x; x = [x; 5 6]; x = [x, [7; 8; 9]]; show(x, y)
w = hidden('ab'); v = w; w = [w, 'c']; w(end + 1) = 'd'; w(1) = 'z'; show(w, v)
w = [w; w]; show(w)
c = hidden({1, 'two'}); e = c; c{end + 1} = c; c{1} = 9; show(size(c), size(c{3}), c{3}{1}, size(e))
c = [c, {5}]; c = [c, c]; show(size(c))
c = hidden({[1 2 3]}); e = c; c{1}(2) = 7; c{1}(end + 1) = 8; show(c{1}, e{1})

% chains
s = hidden(struct('a', [1 2], 'b', struct('c', {{1, 2}}))); t = s;
s.a(2) = 5; s.a(end + 1) = 6; s.b.c{2} = 'x'; s.b.c{end + 1} = 3; show(s.a, t.a, s.b.c{2}, t.b.c{2}, numel(s.b.c))
s.b.s = s; show(fieldnames(s.b)', isfield(s.b.s.b, 's'))
s.self = s; show(numel(fieldnames(s)), numel(fieldnames(s.self)))
p = hidden(struct('x', {1, 2})); q = p; p(2).x = 9; p(3).x = 4; show([p.x], [q.x])
p(1).x(3) = 2; show(p(1).x, q(1).x)
r = p(2).x; p(2).x = 0; show(r)

% classes of what is put into an array
u = hidden(uint8([1 2 3])); u(2) = 300; u(3) = 2.5; u(4) = 7; show(class(u), u)
i = hidden(int16(5)); i(2) = NaN; i = i * 3 - 1; show(class(i), i)
l = hidden([true false]); l(2) = true; show(class(l)); l(1) = 2; show(class(l), l)
f = hidden([1 2]); f(1) = true; show(class(f), f); f(2) = single(3); show(class(f))
h = hidden([1 2]); h(2) = int8(4); show(class(h), h)
n = hidden('abc'); n(2) = 65; show(class(n))
o = hidden([]); o(3) = 1; show(o); o = hidden([]); o(end + 1) = true; show(class(o), o)
j = hidden([1 2]); j(2) = 3i; show(j); j(2) = 0; show(isreal(j))
