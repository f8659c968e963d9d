c = {{1, 2}, {}, {3, {4}}};
cellfun(@numel, c), cellfun(@iscell, c), cellfun(@isempty, c), cellfun(@(x) numel(x) > 1, c), c(~cellfun(@isempty, c)), cellfun(@(x) [x {0}], c, 'UniformOutput', false), cellfun(@class, c{3}, 'UniformOutput', false), c{3}{2}{1}, numel(c{1}), [c{:}], vertcat(c{[1 1]}), cellfun(@(x) x(1), c([1 3])), cellfun(@(x) x{1}, c([1 3]))
