% Maps that only one function sees, and maps that others see, too.
1;
function show(m)
  ks = keys(m);
  for i = 1:numel(ks)
    if ischar(ks{i}), printf('%s:', ks{i}); else printf('%g:', ks{i}); end
    v = m(ks{i});
    if isnumeric(v) && isscalar(v), printf('%g ', v); else disp(v); end
  end
  printf('\n');
end
function n = count(words)
  m = containers.Map();
  for i = 1:numel(words)
    w = words{i};
    if isKey(m, w), m(w) += 1; else m(w) = 1; end
  end
  n = m;
end
function add(m, k, v)
  m(k) = v;
end
show(count({'a', 'bc', 'a', 'bc', 'a'}));
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = [3 1 2 3 NaN 1 -0 0]
  if m.isKey(k), m(k) = m(k) + 1; else m(k) = 1; end
end
show(m);
t = 0;
for k = cell2mat(keys(m))
  if ! isnan(k), t += k * m(k); end
end
disp(t)
% an alias changes what the map holds
a = containers.Map();
b = a;
a('x') = 1;
b('x') = 'text';
disp(a('x'))
a('y') = 2;
add(a, 'y', [1 2 3]);
disp(a('y'))
% other kinds of values
c = containers.Map('KeyType', 'int32', 'ValueType', 'double');
c(1) = 5; c(2) = int8(7); c(3) = true;
class(c(2)), class(c(3)), c(1) + c(2)
d = containers.Map({'p', 'q'}, {1, [2 3]});
d('r') = 4;
disp(numel(d('q'))); disp(d('p') + d('r'));
e = containers.Map('k', 10);
e('k') = e('k') * 2; disp(e('k'))
f = containers.Map('KeyType', 'char', 'ValueType', 'any');
for i = 1:5
  key = char('a' + mod(i, 2));
  if ~isKey(f, key), f(key) = []; end
  f(key) = [f(key), i];
end
disp(f('a')); disp(f('b'));
g = containers.Map('KeyType', 'double', 'ValueType', 'any');
g(1) = 1i; g(2) = 2; g(1) = g(1) * g(1);
disp(g(1)); disp(isreal(g(1)));
h = containers.Map();
h('s') = struct('v', 3); h('t') = struct('v', 4);
disp(h('s').v + h('t').v)
isKey(h, {'s', 'zz'}), isKey(h, 3), h.Count, length(h), numel(h)
remove(h, 's'); h.isKey('s')
v = values(m); disp(numel(v)); disp(v{1} + v{2});
l = containers.Map('KeyType', 'double', 'ValueType', 'logical');
l(4) = true; if l(4), disp('yes'), end
s = containers.Map('KeyType', 'single', 'ValueType', 'single');
s(0.1) = 0.1; disp(class(s(single(0.1)))); disp(isKey(s, 0.1));
try, disp(m(77)), catch err, disp(err.message), end
try, m('a') = 1; catch err, disp(err.message), end
try, x = c('a'); catch err, disp(err.message), end
try, c(1) = 'ab'; catch err, disp(err.message), end
try, z = m(1, 2); catch err, disp(err.message), end
try, z = d('nokey') + 1; catch err, disp(err.message), end
for r = 1:3
  fresh = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for k = 1:r, fresh(k) = k^2; end
  printf('%d ', fresh(r), fresh.Count);
end
printf('\n');
big = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:500, big(mod(k * 7919, 1009)) = k; end
t = 0;
for k = 0:1008
  if isKey(big, k), t += big(k) * k; end
end
disp(t)
% values of some keys come with the extents of the cell of keys
u = values(d, {'p'; 'r'}); disp(size(u)); disp(u{2} + u{1});
