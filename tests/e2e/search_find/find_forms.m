find([0 1 0 1]), find([0;1;1]), find([0 1; 1 0]), [r, c] = find([0 1; 1 0]), [r, c, v] = find([0 7; 8 0])
find([0 1 1 1], 2), find([1 1 1], 1, 'last'), find([]), find(0), find(1), find(zeros(1,0)), find(zeros(0,1)), find([0 0]), find([0;0]), find(zeros(2,2))
x = [4 8 15 16 23 42];
x(x > 10), find(x > 10, 1), any(x == 15), sum(x > 10), x(find(mod(x,2)))
idx = find(x == 99); isempty(idx), size(idx)
[tf, k] = max(x > 15)
strfind('abcabc', 'bc'), strfind('abc', 'z'), index('abcabc', 'b'), rindex('abcabc', 'b'), strfind({'abc','xbc'}, 'bc')
sub2ind([3 4], 2, 3), [r, c] = ind2sub([3 4], 8), sub2ind([3 4], [1 2], [1 2]), ind2sub([3 4], 5), [a, b, c] = ind2sub([2 3 4], 17)
try, sub2ind([3 4], 4, 1), catch e, disp(e.message), disp(e.identifier), end
try, ind2sub([3 4], 13), catch e, disp(e.message), end
nnz([1 0 2]), any(isnan([1 NaN])), isinf([1 Inf]), isfinite([1 NaN Inf]), find(isnan([1 NaN 3 NaN]))
interp1([1 2 3], [10 20 30], 2.5), interp1([1 2 3], [10 20 30], [0 1.5]), interp1([1 2 3],[4 5 6], 2.2, 'nearest'), lookup([10 20 30], 25)
validatestring('app', {'apple', 'pear'}), any(strcmp('b', {'a','b'})), find(strcmp({'a','b','a'}, 'a')), strmatch('ap', {'apple','grape'})
A = magic(4); [r, c] = find(A == max(A(:))), A(any(A > 15, 2), :), [m, i] = min(abs(A(:) - 7.2))
