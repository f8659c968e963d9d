m = containers.Map('KeyType', 'double', 'ValueType', 'any');
m(3) = 'three'; m(1) = 'one'; m(2.5) = [1 2 3];
m.keys(), m.values(), m(2.5), m.isKey(3), m.isKey(4), isKey(m, {1, 2, 'a'})
try, m(7), catch e, disp(e.identifier), disp(e.message), end
try, m('x'), catch e, disp(e.identifier), disp(e.message), end
for k = cell2mat(m.keys()), printf('%g:%d ', k, numel(m(k))); end, printf('\n');
n = containers.Map([10 20 30], {'x', 'y', 'z'}); n(20), n.KeyType, n.ValueType, n.Count
n(40) = 'w'; n.values
p = containers.Map('KeyType', 'int32', 'ValueType', 'double'); p(1) = 5; p(2) = 7; p(1) + p(2), p.keys, sum(cell2mat(p.values))
q = containers.Map({'a', 'b'}, [1 2]); q('b'), q.values, r = containers.Map({'a', 'b'}, {1, 'x'}); r('b'), s = containers.Map('k', 5); s('k'), t = containers.Map(1, 'v'); t(1)
u = containers.Map('KeyType', 'char', 'ValueType', 'double'); u('z') = 1; u.ValueType
try, u('y') = 'text'; catch e, disp(e.message), end
