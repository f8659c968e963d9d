m = containers.Map('KeyType', 'uint32', 'ValueType', 'any'); m(3) = 'x'; m(250) = 'y'; keys(m), class(keys(m){1}), m(250)
n = containers.Map('KeyType', 'single', 'ValueType', 'double'); n(0.5) = 1; n(0.25) = 2; cell2mat(values(n)), n.isKey(0.5)
p = containers.Map({'a b', 'A'}, {1, 2}); p.keys(), p('A'), p.isKey(' ')
