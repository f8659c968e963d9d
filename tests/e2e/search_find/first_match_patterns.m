v = [4 8 15 16 23 42];
k = find(v > 10, 1)
k = find(v > 100, 1); isempty(k)
any(v == 15), find(v == 15), sum(v > 10), v(find(v > 10, 1))
[m, i] = min(abs(v - 17)); v(i)
[tf, loc] = ismember(23, v)
last_even = v(find(mod(v, 2) == 0, 1, 'last'))
positions = arrayfun(@(x) find(v == x), [8 42])
w = v; w(w > 15) = []
names = {'ann', 'bob', 'cyd'};
find(strcmp(names, 'bob')), find(strcmp(names, 'zed')), isempty(find(strcmp(names, 'zed'))), find(cellfun(@(s) any(s == 'd'), names))
B = magic(4); [r, c] = find(B == 10), [m, k] = max(B(:)); [r, c] = ind2sub(size(B), k)
B(B > 12)', B(find(B > 14))', sum(B(:) > 8), nnz(B > 8), any(B(:) == 17)
