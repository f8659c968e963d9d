c = {1, 'two', [3 3 3]};
numel(c), size(c), class(c), iscell(c), iscellstr(c), iscellstr({'a','b'})
c{1}, c{3}(2), c{2}(1)
c{4} = {5};
c{4}{1}
c(1) = [];
length(c)
c(end+1) = {'new'};
c{end}
d = cell(1, 3);
d{2} = 'x';
cellfun(@isempty, d)
cellfun('isempty', d), cellfun('length', {'ab', 1:5, {}})
[a, b] = c{1:2}
e = [c, d];
size(e)
f = c';
size(f)
num2cell([1 2; 3 4])
cell2mat({1 2; 3 4})
cell2mat({[1 2], [3]; [4 5], [6]})
g = {3, 1, 2};
sort(cell2mat(g))
sort({'pear', 'apple', 'fig'})
ismember('fig', {'pear', 'fig'})
strcmp({'a', 'b', 'a'}, 'a')
isequal({1, 'a'}, {1, 'a'})
c(:) = {0}
c{:}
cellfun(@numel, {'ab', 'c', ''})
m = cell(2); m{2,1} = 7
