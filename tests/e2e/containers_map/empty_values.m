% An empty matrix as the value of a key
m = containers.Map(); m('a') = []; m, m('a'), m.Count
m('b') = {}; m('b'), m('c') = ''; m.keys()
n = containers.Map('KeyType','double','ValueType','any'); n(3) = []; n.keys(), n.Count
s.m = containers.Map(); s.m('k') = []; s.m.Count, c = {containers.Map()}; c{1}('z') = []; c{1}.Count
try, m(3) = [], catch e, disp(e.message), end
try, n('q') = [], catch e, disp(e.message), end
function f(m), m('fromf') = []; end
f(m); m.isKey('fromf')
