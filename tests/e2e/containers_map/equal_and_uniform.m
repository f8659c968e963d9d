a = containers.Map({'x', 'y'}, {1, [2 3]}); b = containers.Map(a.keys(), a.values());
isequal(a, b), isequal(a, a), b('x') = 5; isequal(a, b), isequal(a, 5)
isequal(containers.Map([1 2], [3 4]), containers.Map([2 1], [4 3]))
isequal(containers.Map('KeyType', 'char', 'ValueType', 'any'), containers.Map('KeyType', 'double', 'ValueType', 'any'))
try, containers.Map(5), catch e, disp(e.message), end
try, containers.Map({'a', 'b'}, {1, 'x'}, 'UniformValues', true), catch e, disp(e.message), end
m = containers.Map({'a', 'b'}, {1, 2}, 'UniformValues', true); m.ValueType
m = containers.Map(); for k = 12:-1:1, m(sprintf('k%d', k)) = k; end, jsonencode(m)
