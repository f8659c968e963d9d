names = {'ann', 'bo', 'cy'}; ages = [30 20 25];
cellfun(@(n, a) sprintf('%s is %d', n, a), names, num2cell(ages), 'UniformOutput', false)
arrayfun(@(k) numel(names{k}) + ages(k), 1:3)
[s, i] = sort(ages); names(i), cellfun(@(n) n(1), names(i))
m = cellfun(@(c) any(c == 'o'), names); names(m), ages(m)
arrayfun(@(k) {names{k}, ages(k)}, 1:2, 'UniformOutput', false){2}
cellfun(@(v) v(1) * 2, {[1 2], 3, 5:9}), cellfun(@(v) numel(find(v > 2)), {1:5, 2}), [mx, ix] = cellfun(@max, {[3 9], [7 1 2]}), cell2mat(cellfun(@(v) v', {[1 2], [3 4]}, 'UniformOutput', false)), arrayfun(@(i) arrayfun(@(j) i * j, 1:2), 1:2, 'UniformOutput', false){2}, cellfun(@(varargin) nargin, {1, 2}, {3, 4}), arrayfun(@(x, y) max([x y]), [1 5], [3 2]), structfun(@(f) class(f), struct('a', 1, 'b', 'x'), 'UniformOutput', false)
