% 64-bit integers at the edges of their range, with each other and with doubles
1;
function r = m(a, d)
  r = [a + d, a - d, d - a, a * d, d * a, a / d];
end
function r = c(a, d)
  r = [a < d, a <= d, a > d, a >= d, a == d, a != d, d < a, d == a];
end
function r = p(a, b)
  r = [a + b, a - b, a * b, a / b];
end
e = [intmin('int64'), intmin('int64') + 1, int64(-9007199254740993), int64(-3037000500), int64(-3), int64(-1), ...
     int64(0), int64(1), int64(7), int64(3037000493), int64(3037000500), int64(4611686018427387904), ...
     int64(9007199254740993), intmax('int64') - 1, intmax('int64')];
d = [-2^62 - 1024, -9007199254740992, -2, -1, 0, 0.3, 0.5, 1, 1.5, 2, ...
     3.7, 1e10, 9007199254740992, 2^62];
for i = 1:numel(e)
  for k = 1:numel(e)
    printf('%d ', e(i), e(k), p(e(i), e(k))); printf('\n');
  end
  for k = 1:numel(d) * (i > 1)
    printf('%d %.17g: ', e(i), d(k)); printf('%d ', m(e(i), d(k)), c(e(i), d(k))); printf('\n');
  end
end
d = [d, 2^63, 2^63 + 2048, 2^64 - 2048, -1.5, -2.5];
for k = 1:numel(d)
  printf('%d ', m(int64(12345678901234567), d(k)), m(int64(-987654321987654321), d(k))); printf('\n');
end
u = [uint64(0), uint64(1), uint64(3), uint64(4294967296), uint64(9007199254740993), intmax('uint64') / 2, ...
     bitshift(uint64(1), 63), intmax('uint64') - 1, intmax('uint64')];
for i = 1:numel(u)
  for k = 1:numel(u)
    printf('%d ', u(i), u(k), p(u(i), u(k))); printf('\n');
  end
  for k = 1:numel(d)
    printf('%d %.17g: ', u(i), d(k)); printf('%d ', m(u(i), d(k)), c(u(i), d(k))); printf('\n');
  end
end
