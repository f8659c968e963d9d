x = [5 -3 8 0 -1 7];
pos = x(x > 0), neg = x(x < 0), x(x == 0) = NaN, x(isnan(x)) = [], x(x < 0) = -x(x < 0), x(~(x > 5)), x(x > 100), isempty(x(x > 100)), count = sum(x > 4), frac = mean(x > 4), any(x > 7), all(x > 0)
A = magic(4); A(A > 10) = 0, A(logical(eye(4))) = -1, A(:, any(A == -1)), A(any(A == 0, 2), :), A(A(:, 1) > 3, 2)', A(:, A(1, :) > 0), m = A > 5; A(m)', A(~m) = 1; sum(A(:)), [r, c] = find(m); [r c](1:2, :)
names = {'a', 'bb', 'ccc'}; names(cellfun(@length, names) > 1), s = 'hello world'; s(s ~= 'o'), s(ismember(s, 'lo')) = '*', mask = false(1, 5); mask([2 4]) = true; v = 1:5; v(mask), v(~mask) = 0
try, v(logical([0 0 0 0 0 1])), catch e, disp(e.message), end
v(logical([1 0 0 0 0 0 0])), v(logical([0 0 0 0 0 0 1])) = 9
try, A(true(5, 1), 1), catch e, disp(e.message), end
