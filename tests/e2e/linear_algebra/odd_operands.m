% matrices that are empty, not finite, of other classes or of several pages
x = det({}), x = det(''), x = det(zeros(0, 3)), x = inv(''), x = inv({})
x = pinv(NaN), x = pinv([Inf 1 2; 1 1 1]), x = null(true), x = null(int8([1 1])), x = orth(int8([2 0]))
try, eig(true(2)), catch e, disp(e.message), end
try, eig(false), catch e, disp(e.message), end
try, det(zeros(2, 2, 2)), catch e, disp(e.message), end
try, det(zeros(2, 3, 2)), catch e, disp(e.message), end
try, det([1 2 3]), catch e, disp(e.message), end
try, ones(2) ^ int8([1 2]), catch e, disp(e.message), end
try, int8([1 2; 3 4]) ^ single([1 2; 3 4]), catch e, disp(e.message), end
try, int8([1 2; 3 4]) ^ int16([1 2; 3 4]), catch e, disp(e.message), end
try, int8([1 2; 3 4]) ^ 2, catch e, disp(e.message), end
try, 2 ^ int8([1 2; 3 4]), catch e, disp(e.message), end
try, [q, p] = inv([]); catch e, disp(e.message), end
try, [q, p] = det([]); catch e, disp(e.message), end
% function handles have nothing to print
x = sprintf('%d|', 1, @sin, 2), x = sprintf('%d|%s|', @(x) x, 'a')
try, sprintf('%s|', @sin), catch e, disp(e.message), end
