[r, c] = ind2sub([3 4], 1:12)
r = ind2sub([3 4], 7)
[a, b] = ind2sub([2 3 4], [1 24 7])
[a, b, c, d] = ind2sub([2 3 4], 24)
n = 4; A = magic(n); [m, k] = max(A(:)); [i, j] = ind2sub([n n], k); A(i, j) = 0; A
try, ind2sub([3 4], 13), catch e, disp(e.message), end
try, ind2sub([3 4], 0), catch e, disp(e.message), end
