% Logical expressions of masks and comparisons, elementwise.
n = reshape(mod((1:70) * 13, 9), 7, 10);
m = n > 4; e = false(7, 10); e(2:3:end) = true;
a = (m & n == 6) | n == 3; disp(sum(a(:))), disp(class(a))
m = (m & n ~= 7) | n < 2; disp(sum(m)), m = ~m & (e | n >= 5); disp(sum(m))
b = ~(m | n == 1) & ~e; disp(sum(b)), c = xor(m, n > 3) & e; disp(sum(c))
d = m(:, 1) & n(:, 2) > 2; disp(d'), f = m(2, :) | n(3, :) == 0 & e(1, :); disp(f)
g = m' & n' > 1; disp(sum(g)), h = m & true & n > 1; disp(sum(h)), t = true; k = (t & n > 3) | m; disp(sum(k))
x = 'hello world'; v = x == 'o' | x == 'l'; w = v & x ~= 'l'; disp(v), disp(w), w = w | double(x) > 110; disp(w)
i8 = uint8(n); q = (m & i8 > 4) | i8 == 1; disp(sum(q)), r = single(n) > 2 & m; disp(sum(r))
o = isnan(n) | isinf(n) & m; p = m & isfinite(n) | abs(n) > 5; disp(sum(o | p))
n(3) = NaN; s = (n > 2) & m, u = any(m & n > 2), z = true(0, 3) & zeros(0, 3) > 1
y = m; y(2:4, :) = y(2:4, :) & n(2:4, :) > 3; disp(sum(y)), l = [m; e](1:2:end, :) & n(1:7, :) ~= 0; disp(sum(l))
try, (n & m) | n == 2; catch err, disp(err.message), end
