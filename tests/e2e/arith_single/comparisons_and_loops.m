x = single(0); n = 0; while x < 1, x += single(0.1); n++; end, n, x, x == 1
single(1) == 1, single(0.1) == 0.1, single(0.1) == single(0.1), single(2) > 1.5, max(single(2), int8(3)), abs(single(0.3) - 0.3) < eps('single')
for k = single(1):3, printf('%d %s ', k, class(k)); end, printf('\n');
