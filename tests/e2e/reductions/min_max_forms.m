max(3, 5), max([1 5], 3), max([1 5; 7 2], [3 3; 3 3]), max([1; 5], [3 4]), min([4 2 8], [], 2), [m, k] = max([3 9 9 1]), [m, k] = min([3 1 1 2]), [m, k] = max([1 5; 7 2]), [m, k] = max([1 5; 7 2], [], 2), max(max(magic(4))), min(magic(4)(:)), max([1+i, 2]), max(-3, -7), min(int8(5), 3.7), max(single(1), 2), max(true, false), max(5, []), max([], 5), [m, k] = max([NaN 2 NaN 3]), max([1 2 3]'), max(zeros(2, 2, 2), [], 3), cummax([1 3 2 5 4]), [m, k] = cummax([1 3 2 5 4]), cummin([5 3 4 1]), bounds_lo = min([3 1 2]), any(max([1 2]) == [1 2]), min(Inf, NaN), max(-Inf, NaN), fmin_absent = 1; max([3 1; 2 4](:)), min([]), max(ones(0, 3)), max({1}{1}, 2)
try, max(1, 2, 3), catch e, disp(e.message), end
try, [m, k] = max(1, 2), catch e, disp(e.message), end
try, max([1 2], [1 2 3]), catch e, disp(e.message), end
try, max({1}), catch e, disp(e.message), end
try, max([1 2], [], 0), catch e, disp(e.message), end
try, max('a', {}), catch e, disp(e.message), end
