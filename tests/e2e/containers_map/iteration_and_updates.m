m = containers.Map({'x', 'y', 'z'}, {1, 2, 3});
for k = keys(m), m(k{1}) = m(k{1}) * 10; end
cell2mat(values(m)), sum(cell2mat(m.values))
k = m.keys(); v = m.values(); for i = 1:m.Count, printf('%s=%d ', k{i}, v{i}); end, printf('\n');
m('w') = 0; m.keys(){1}, m.length(), m.remove('x'); m.isKey({'x', 'y'})
n = containers.Map('UniformValues', false); class(n)
p = containers.Map([3 1 2], {'c', 'a', 'b'}); p.keys(), p.values(), p(1), [p.keys(){:}]
q = containers.Map('KeyType', 'char', 'ValueType', 'any'); q('list') = {}; t = q('list'); t{end + 1} = 5; q('list') = t; numel(q('list'))
inv_ = containers.Map(cellfun(@num2str, m.values(), 'UniformOutput', false), m.keys()); inv_('20')
m2 = containers.Map(m.keys(), m.values()); m2('y') = -1; m('y'), isobject(m2), disp(m.Count), numel(m.keys())
