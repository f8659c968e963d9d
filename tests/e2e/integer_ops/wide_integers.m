% 64-bit integers among themselves are exact; beside doubles the double is rounded first in sums.
1;
function t(x, y)
  printf('%s %s %s %s %s %s %s\n', d(x + y), d(x - y), d(y - x), d(x * y), d(x / y), d(y / x), d(mod(x, 7)));
end
function s = d(v)
  s = strtrim(disp(v));
end
xs = {int64(5), int64(-5), int64(9007199254740993), intmax('int64'), int64(123456789012345678), uint64(5), ...
      uint64(0), intmax('uint64'), intmax('uint64') - 7, bitshift(uint64(1), 60)};
for i = 1:numel(xs)
  x = xs{i};
  for y = [0.5 1.5 2.5 -1.5 0.1 3 7.25 1/3 1e18 0 -3 0.4 1e300 Inf]
    t(x, y);
  end
  t(x, x); t(x, x - 1);
  a = [x x/2 x/3]; b = a .* 3 + a(end:-1:1), max(a), min(a), double(a(1)), bitand(x, 255), bitshift(x, -3)
end
s = uint64(1);
for k = 1:25, s = s * 6 + k; end
s, s - 1 == s, x > 1e18, int64(-1) < uint64(1), uint64(18446744073709551615) == 2^64
h = uint64(14695981039346656037);
for c = 'hash', h = bitxor(h, uint64(c)); h = mod(h, 1099511628211) * 31; end
h
