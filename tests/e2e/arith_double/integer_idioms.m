% Remainders and rounded quotients of whole numbers; generators that stay in a range.
1;
function [u, seed] = draw(seed)
  seed = mod(1664525 * seed + 1013904223, 2^32);
  u = seed / 2^32;
end
function show(x, y)
  printf('%d %d %d %d %d %d\n', floor(x / y), ceil(x / y), fix(x / y), round(x / y), mod(x, y), rem(x, y));
end
for x = -7:7
  for y = 1:4
    printf('%d %d %d %d %d ', floor(x / y), ceil(x / y), fix(x / y), mod(x, y), rem(x, y));
    printf('%d %d %d\n', floor(y \ x), mod(x, -y), rem(-x, y));
  end
end
for x = 0:9
  printf('%d %d %d %d %d %d\n', floor(x / 2), ceil(x / 2), fix(x / 2), mod(x, 3), rem(x, 3), mod(floor(x / 4), 2));
  printf('%g %g\n', 1 / ceil(-x / 10), 1 / fix(-x / 10));
end
for big = [2^53 - 1, 2^53 - 2, 2^52 + 1, 9007199254740881]
  for d = [1 2 3 7 2^26 2^31 - 1 2^52]
    show(big, d); show(-big, d);
  end
end
for k = 2^53-4:2^53-1
  for d = 1:3
    printf('%d %d %d %d\n', floor(k / d), ceil(k / d), fix(k / d), mod(k, d));
  end
end
seed = 2024; bits = 0;
for k = 1:100
  seed = mod(1664525 * seed + 1013904223, 2^32);
  bits = bits + mod(floor(seed / 2^16), 2);
end
disp([seed bits])
seed = 1; total = 0;
for k = 1:100
  [u, seed] = draw(seed);
  total = total + u;
end
printf('%.15g %d\n', total, seed);
m = 2147483647; s = 42;
for k = 1:50, s = mod(16807 * s, m); end, disp(s)
s = 42; for k = 1:50, s = rem(16807 * s, m); end, disp(s)
s = 5; for k = 1:20, s = mod(1103515245 * s + 12345, 2^31); end, printf('%d\n', s);
s = -3; for k = 1:10, s = mod(5 * s - 7, 16); printf('%d ', s); end, printf('\n');
s = 3; for k = 1:10, s = rem(-5 * s + 7, 16); printf('%d ', s); end, printf('\n');
s = 3; for k = 1:10, s = mod(7 * s + 1, -10); printf('%d ', s); end, printf('\n');
s = 0.5; for k = 1:5, s = mod(3 * s + 0.25, 2); printf('%g ', s); end, printf('\n');
lo = 1; hi = 1000; x = (1:1000) .^ 2;
while lo < hi
  mid = floor((lo + hi) / 2);
  if x(mid) < 777777, lo = mid + 1; else hi = mid; end
end
disp(lo)
