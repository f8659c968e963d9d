% Arrays of structs whose fields are all numbers or short vectors: read, set, grown, cut, handed on.
1;
function p = moved(p, dt)
  for i = 1:numel(p)
    p(i).pos = p(i).pos + dt * p(i).vel;
    for d = 1:2
      if p(i).pos(d) < 0
        p(i).pos(d) = -p(i).pos(d);
        p(i).vel(d) = -p(i).vel(d);
      end
    end
    p(i).age = p(i).age + 1;
  end
end
function [h, top] = taken(h)
  top = h(1);
  n = numel(h);
  h(1) = h(n);
  h(n) = [];
end
function h = put(h, node, key)
  n = numel(h) + 1;
  h(n).node = node;
  h(n).key = key;
  while n > 1 && h(n-1).key > h(n).key
    tmp = h(n-1); h(n-1) = h(n); h(n) = tmp;
    n = n - 1;
  end
end
function show(h)
  for k = 1:numel(h), printf('%d:%g ', h(k).node, h(k).key); end
  printf('(%d)\n', numel(h));
end
function r = at(s, k)
  r = s(k).x;
end
function s = with(s, k, v)
  s(k).x = v;
end
for i = 1:5
  p(i).pos = [i - 3, mod(i * 3, 4)];
  p(i).vel = [1 - i, i / 2];
  p(i).age = int8(i * 20);
end
q = p;
for k = 1:4, p = moved(p, 0.5); end
for i = 1:5, printf('%g %g %g %g %d %s\n', p(i).pos, p(i).vel, p(i).age, class(p(i).age)); end
printf('%g %g\n', q(2).pos);
h = struct('node', {}, 'key', {});
keys = [5 2 8 1 9 3];
for k = 1:6, h = put(h, k, keys(k)); end
show(h);
copy = h;
[h, t] = taken(h);
printf('%d %g\n', t.node, t.key);
show(h); show(copy);
t.key = -1; h(2) = t; show(h);
h(end).key = 77; show(h);
h(end+1) = t; show(h);
h(end+1).node = 4; h(end).key = 4.5; show(h);
h(1) = []; show(h);
printf('%d ', [h.node], size(h)); printf('\n');
s = [];
for k = 1:3
  s(k).x = k; s(k).ok = k > 1; s(k).c = char('a' + k);
end
printf('%d%d%s ', s(1).x, s(1).ok, s(1).c, s(3).x, s(3).ok, s(3).c); printf('\n');
printf('%s %s %s\n', class(s(2).x), class(s(2).ok), class(s(2).c));
for k = [0 4 1.5 -1]
  try
    printf('%d\n', at(s, k));
  catch e
    disp(e.message);
  end
end
for k = [0 1.5]
  try
    u = with(s, k, 3);
  catch e
    disp(e.message);
  end
end
u = with(s, 2, 20); printf('%d ', [u.x], [s.x]); printf('\n');
u = with(s, 5, 50); printf('%d ', numel(u), isempty(u(4).x), isempty(u(5).ok), u(5).x); printf('\n');
try
  s(7)
catch e
  disp(e.message);
end
try
  s(2, 2).x
catch e
  disp(e.message);
end
printf('%d %d %d %d\n', isempty(s), numel(s), length(s), columns(s));
disp(s(2));
s
g = struct('a', {1, 2; 3, 4}, 'b', {5, 6; 7, 8});
total = 0;
for i = 1:2, for j = 1:2
  g(i, j).a = g(i, j).a * 10 + g(3 - i, j).b;
  total = total + g(i, j).a;
end, end
printf('%d %d %d %d\n', total, size(g), g(2, 1).a);
e1 = []; n1 = 0;
for k = 1:0, e1(k).x = k; e1(k).y = 2; end
printf('%s %d\n', class(e1), numel(e1));
col = repmat(struct('v', [0; 0], 'n', 0), 3, 1);
for k = 1:3, col(k).v = [k; -k]; col(k).n = k^2; end
printf('%d ', size(col), [col.v], [col.n]); printf('\n');
w = struct('m', {});
for k = 1:4
  if mod(k, 2) == 0, continue; end
  w(end+1).m = k;
end
printf('%d ', [w.m]); printf('\n');
while ~isempty(w)
  printf('%d left, first %d\n', numel(w), w(1).m);
  w(1) = [];
end
printf('%d ', size(w)); printf('\n');
