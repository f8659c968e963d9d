1;
function r = of(v, k), r = diff(v, k); end
% an order that the first dimension has no elements for goes on along the next one
of([1 2 4 7], 3), of([1 2 4 7], 4), of([1 2 4 7], 5), of([1 2; 3 5], 2), of([1 2; 3 5], 3), of([1 2; 3 5], 4)
of([1 2 4; 3 5 9], 3), of(magic(4), 3), of(int8([1 2]), 2), of(1:3, 0)
diff(5), diff(single(2.5)), class(diff(single(2.5))), class(diff(true)), diff([true false]), diff(zeros(0, 3)), diff(zeros(3, 0)), diff([])
diff([1 2 4], 2, 2), diff([1 2 4], 3, 2), diff([1 2; 3 4], 1, 1), diff(ones(2, 2, 2), 1, 3)
try, diff([1 2], 1, 3), catch err, disp(err.message), end
try, diff([1 2], 'x'), catch err, disp(err.message), end
acos([NaN 1 2]), asin([NaN 1 2]), log([NaN -1 2]), sqrt([NaN -1 2]), atanh([NaN 2 0.5]), log2([NaN -1])
fft(5, 3), fft(5, 3, 2), ifft(6, 3), fft([1; 2], 4)
try, find([1 0 2], []), catch err, disp(err.message), end
try, find([1 0 2], 'a'), catch err, disp(err.message), end
try, diag([1 2], []), catch err, disp(err.message), end
try, diag([1 2], 'a'), catch err, disp(err.message), end
try, diag({1, 2}, 'a', 2), catch err, disp(err.message), end
try, diag(struct()), catch err, disp(err.message), end
try, sum([1 2], {1}), catch err, disp(err.message), end
try, max([1 2], [], 'a'), catch err, disp(err.message), end
try, any([1 0], 'x'), catch err, disp(err.message), end
try, size([1 2], 'a'), catch err, disp(err.message), end
try, lower(struct()), catch err, disp(err.message), end
diag([1 2], 1.5), intersect({'a'}, {'b'}), intersect(1, 2), intersect([1 2], 3)
