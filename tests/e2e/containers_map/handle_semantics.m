1;
function add(m, k, v), m(k) = v; end
a = containers.Map();
b = a;
b('x') = 1;
a.isKey('x'), a.Count
add(a, 'y', 2);
b.keys()
c = containers.Map(a.keys(), a.values());
c('z') = 3; a.Count, c.Count
s.map = a; s.map('w') = 9; a.isKey('w')
list = {a, c}; list{2}('q') = 0; c.isKey('q')
isequal(a, b), isobject(a), isstruct(a), isa(a, 'containers.Map'), isa(a, 'handle')
d = containers.Map({'k1', 'k2'}, {containers.Map(), 5}); inner = d('k1'); inner('deep') = 'yes'; d('k1').keys()
cellfun(@(k) printf('%s ', k), a.keys()); printf('\n');
