a = {1, 'x', {2}}; b = a;
isequal(a, b), b{3}{1} = 5; isequal(a, b), a{3}{1}
isequal({}, {}), isequal({1}, {1, 2}), isequal({'a'}, {'a'}), isequal({[]}, {''}), isequal({1}, 1)
try, a == b, catch e, disp(e.message), end
c = [a, b]; numel(c), c(1:3), d = {a, b}; numel(d), d{2}{3}{1}, e = {a{:}, b{:}}; numel(e)
f = repmat({'q'}, 2, 2), g = cell(2); g(:) = {a}; g{2, 2}{2}
