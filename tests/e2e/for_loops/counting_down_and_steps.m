for k = 5:-1:1, printf('%d ', k); end, printf('\n');
for x = 0:0.25:1, printf('%.2f ', x); end, printf('\n');
for x = 1:-0.5:-1, printf('%g ', x); end, printf('\n');
for k = [3 1 4 1 5], printf('%d ', k); end, printf('\n');
for k = 10:10, disp(k), end, for k = 10:9, disp('no'), end
for k = uint8(3):-1:uint8(1), printf('%d ', k); end, printf('\n'); class(k)
for k = single(1):2, class(k), end
n = 3; for k = 1:n, n = 1; end, k, for k = 1:3, k = 10; end, k
s = 0; for k = 1:2:9, s += k; end, s, for i = 1:2, for i = 1:2, printf('%d', i); end, end, printf('\n'); for k = 1e6:1e6 + 1, disp(k), end, for k = -2:2, printf('%+d ', k); end, printf('\n'); for k = (1:3) * 2, printf('%d ', k); end, printf('\n'); for k = fliplr(1:3), printf('%d ', k); end, printf('\n'); for k = linspace(0, 1, 3), printf('%g ', k); end, printf('\n'); for v = magic(3)(:, 1)', printf('%d ', v); end, printf('\n');
