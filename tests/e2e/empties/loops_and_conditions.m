n = 0; for k = [], n++; end, for k = {}, n++; end, for k = '', n++; end, for k = zeros(0, 5), n++; end, n
for k = zeros(2, 0), disp('x'), end, k
if [], a = 1; else, a = 2; end, a
while [], end, b = ~[], c = isempty(~[]), d = any([]) || all([]), e = [] == [], if isempty([] == []), disp('empty compare'), end
f = []; f(f > 3), f(:)', sum(f) + 1, max([f 5]), [f, 1, f], numel([f; f]), x = 1:3; x(x > 10), isempty(x(x > 10)), sum(x(x > 10)), mean(x(x > 10)), max(x(x > 10)), y = x(x > 10); y(end + 1) = 7, z = find(x > 10); isempty(z), x(z) = 0, x(z) = [], s = ''; s == 'a', isempty(s == 'a'), [s 'b'], strcmp(s, ''), c = {}; c(cellfun(@isempty, c)) = [], numel(c), w = struct('a', {}); [w.a], isempty([w.a]), arrayfun(@(q) q.a, w)
