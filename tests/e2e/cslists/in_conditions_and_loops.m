s = struct('v', {1, 2, 3});
if all([s.v] > 0), disp('all positive'), end
for x = {s.v}, disp(x{1}), end
for e = s, printf('%d ', e.v); end, printf('\n');
total = 0; for k = [s.v], total += k; end, total
c = {4, 5}; switch numel([c{:}]), case 2, disp('two'), end
while numel({s.v}) > 2, s(1) = []; end, numel(s)
max(s.v), x = [c{:}] + [s.v], any([c{:}] == 5), y = {c{:}}(2), strcat('n', num2str([c{:}])), f = @(a, b) a * b; f(c{:}), f(s.v), isequal(c{:}), {s.v, c{:}}
try, x = [c{:}] + c{:}, catch err, disp(err.message), end
try, if c{:}, disp('yes'), end, catch err, disp(err.message), end
try, z = c{:} + 1, catch err, disp(err.message), end
