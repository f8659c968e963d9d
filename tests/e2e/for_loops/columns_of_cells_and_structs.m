% What a loop over cells, structs and empty arrays gets.
1;
function r = lens(c), r = []; for x = c, r(end+1) = numel(x{1}); end, end
for x = ones(2,2,2), disp(size(x)), end
for x = zeros(0,3), disp(size(x)), end
for x = zeros(3,0), disp(size(x)), end
for x = cell(2,3), disp(size(x)), end
for x = struct('a', {1,2;3,4}), disp(size(x)), disp(x(2).a), end
for x = struct('a', 5), disp(x.a), end
for x = {1,'a'}, disp(class(x)), disp(size(x)), end
for x = cell(2,2,2), disp(size(x)), end
for x = cell(0,2), disp(size(x)), end
for x = {}, disp(1), end
total = 0; for c = {1, 2; 3, 4}, total += c{1} * c{2}; end, total
names = ''; for s = struct('n', {'ab', 'c'}), names = [names s.n '.']; end, names
w = {}; for c = {'x', 'yy'}, w{end+1} = [c{1} '!']; end, w
q = 0; for c = num2cell([1 2; 3 4]), for k = 1:2, q += c{k}; end, end, q
lens({'a', 'bcd', {}})
