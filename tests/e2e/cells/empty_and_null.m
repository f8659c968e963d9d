a = {}; b = cell(0, 3); c = {[]}; d = cell(1, 2);
isempty(a), isempty(b), isempty(c), isempty(d), size(a), size(b)
a{1} = []; size(a), a(1) = []; size(a)
[a, {1}], [b; {1, 2, 3}], [{}, {}], [{}; {1}], {a{:}, 5}, numel({a{:}}), isequal({}, cell(0, 0)), isequal({}, {[]})
d(:) = {'x'}, d{1} = {}, d(2) = [], c{1}(3) = 7, for x = {}, disp('no'), end, for x = cell(1, 2), disp(size(x)), end
cellfun(@(x) x, {}), cellfun(@(x) x, {}, 'UniformOutput', false), cellfun(@isempty, cell(2, 2)), size(cell(3)), cell(2, 0), ~isempty({0}), [d{[]}], d([])
