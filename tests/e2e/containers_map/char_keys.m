m = containers.Map();
m('b') = 2; m('a') = 1; m('c') = 'three';
m.keys(), m.values(), m.Count, m.length(), numel(m), isempty(m), class(m), m.isKey('a'), m.isKey('z'), isKey(m, {'a', 'q'})
m('a') = 100; m('a'), m('c')(1), m('b') += 5; m('b')
m.remove('b'); m.keys()
remove(m, 'a'); m.Count
try, m('gone'), catch e, disp(e.identifier), disp(e.message), end
try, remove(m, 'gone'), catch e, disp(e.identifier), disp(e.message), end
try, m(5), catch e, disp(e.message), end
m('list') = {1, 2}; m('list'){2}
m('s') = struct('x', 5); m('s').x
keys(m), values(m, {'c'}), m.KeyType, m.ValueType
try, values(m, {'nope'}), catch e, disp(e.message), end
