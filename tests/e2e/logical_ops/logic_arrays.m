a = [true false true]; b = [1 1 0];
a & b, a | b, ~a, !a, xor(a, b), not(a), and(a, b), or(a, b, [0 0 1])
any(a), all(a), any([0 0; 0 1]), all([1 1; 0 1]), any([]), all([]), any(zeros(0,3)), all(zeros(0,3))
any([0 1; 0 0], 2), all([1 1; 0 1], 2)
a + a, class(a + a), a * 2, -a, class(-a), sum(a), class(sum(a)), a', double(a)
true > false, [1 2 3] > 2, 'a' < 'b', ~[0 1 2], ~0.5, ~'a'
logical([2 0 -1]), islogical(a), islogical(1), class(1 == 1)
try, logical([1 NaN]), catch e, disp(e.message), end
try, ~NaN, catch e, disp(e.message), end
try, if NaN, disp('y'), end, catch e, disp(e.message), end
try, NaN && 1, catch e, disp(e.message), end
try, [NaN 1] & 1, catch e, disp(e.message), end
find(a), nnz(a), cumsum(a), diff(a), true(2), false(1, 3)
isequal(true, 1), 3 == true, true / 2, true ^ 2, bitand(true, 1)
1:3 == 1:3, ~isempty([]), !1 == 0, -[1 0] | 0, 5 & 0 | 1
ifelse = {'no', 'yes'}; ifelse{(3 > 2) + 1}
a(2) = 5, class(a)
m = magic(3) > 4
