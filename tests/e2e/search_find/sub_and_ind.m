sz = [3 4];
sub2ind(sz, 2, 3), sub2ind(sz, [1 2 3], [4 3 2]), [r, c] = ind2sub(sz, 7), [r, c] = ind2sub(sz, [1 12]), ind2sub(sz, 5), [a, b, c] = ind2sub([2 3 2], 8), sub2ind([2 3 2], 2, 3, 2), [r, c] = ind2sub([2 3 2], 10)
A = magic(4); A(sub2ind(size(A), 1:4, 4:-1:1)), A(sub2ind(size(A), [1 2], [3 4])) = 0
try, sub2ind(sz, 4, 1), catch e, disp(e.message), end
try, sub2ind(sz, 0, 1), catch e, disp(e.message), end
try, ind2sub(sz, 13), catch e, disp(e.message), end
try, ind2sub(sz, 0), catch e, disp(e.message), end
try, sub2ind(sz, [1 2], 1), catch e, disp(e.message), end
try, sub2ind(sz, 1.5, 1), catch e, disp(e.message), end
