% Rows stay rows, and what is computed with the results knows it.
x = [3 1 2 3]; [u, i, j] = unique(x); u, size(i), size(j), u(i(1)), s = 0; for k = 1:numel(u), s += u(k) * k; end, s
[u, i, j] = unique(x'); u', size(i), size(j)
[u, i, j] = unique([3 1; 2 3]); u', size(i), size(j)
[u, i, j] = unique([1 2; 1 2; 0 1], 'rows'); u, size(i), size(j)
[u, i, j] = unique(7); u, i, j
size(unique(zeros(1, 0))), size(unique(zeros(0, 1))), size(unique([])), size(unique(zeros(0, 3)))
unique('hello'), unique([true false true]), unique(int8([5 5 2]))
n = numel(x); y = ones(1, n - 3); size(unique(y)), z = ones(n - 3, 2); size(unique(z)), size(unique(ones(n, n - 3)))
setdiff([1 2 3], [2 4]), size(setdiff([1 2], [1 2])), union([3 1], [2 1]), intersect([1 2 3], [2 3 5]), setxor([1 2], [2 3])
size(intersect(1, 2)), size(intersect([1 2], [5 6])), size(union([1 2], [3; 4])), size(setdiff(1, 1)), size(union([], [1 2]))
c = []; for v = unique([4 4 2]), c(end+1) = v * 2; end, c
d = union('ab', 'bc'), setdiff('abc', 'bd')
