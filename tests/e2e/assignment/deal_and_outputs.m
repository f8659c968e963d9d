[a, b, c] = deal(1, 'x', {2})
[q{1:3}] = deal(0); q
[s(1:2).v] = deal(7, 8); s(2)
[m, i] = max([4 9 2]); [m i]
[~, idx] = sort([3 1 2]); idx
[r, ~, j] = unique([5 5 6]); r, j(:)'
[x, y] = meshgrid(1:2, 1:2); x, y
[t, rest] = strtok('one two three'); t, rest
[n, d] = rat(0.75), [f, e] = log2(8), [th, rr] = cart2pol(0, 2), [tf, loc] = ismember(3, [1 3]), [u, v] = deal(v_default = 5, 6), [A(1, 1), A(2, 2)] = deal(1, 2), [z.a, z.b.c] = deal(3, 4); z, [p, p2] = size(ones(2, 3)); p * p2, [h{1:2}] = size(zeros(4, 5)); h, [w(3), w(1)] = deal(30, 10), [k1, k2] = find([0 1; 1 0]); [k1 k2]
try, [a, b] = deal(1, 2, 3); catch err, disp(err.message), end
try, [a, b] = numel([1 2]); catch err, disp(err.message), end
try, [a, b] = 5; catch err, disp(err.message), end
