m = containers.Map('KeyType', 'char', 'ValueType', 'any');
for r = 1:3, for c = 1:3, if mod(r * c, 2), m(sprintf('%d,%d', r, c)) = r * 10 + c; end, end, end
m.keys(), cell2mat(m.values()), m('3,1'), m.isKey('2,2')
A = zeros(3); for k = m.keys(), rc = sscanf(k{1}, '%d,%d'); A(rc(1), rc(2)) = m(k{1}); end, A
memo = containers.Map('KeyType', 'double', 'ValueType', 'double'); memo(0) = 0; memo(1) = 1; for n = 2:10, memo(n) = memo(n - 1) + memo(n - 2); end, memo(10), cell2mat(memo.values()), cell2mat(memo.keys()), memo.remove(5); memo.Count, memo.isKey(5)
