% int classes in embedded signal processing: fixed point, saturation, bit fields, CIC, DDS
1;
function y = q15mul(a, b)
  p = int32(a) * int32(b);
  y = int16(bitshift(p + int32(16384), -15));
end
function y = fir_q15(x, h)
  y = zeros(size(x), 'int16');
  for n = 1:numel(x)
    acc = int32(0);
    for k = 1:min(n, numel(h))
      acc = acc + int32(x(n-k+1)) * int32(h(k));
    end
    y(n) = int16(acc / 32768);
  end
end
function [s, acc] = dds(acc, inc, n, tbl)
  s = zeros(1, n, 'int16');
  for k = 1:n
    idx = bitshift(acc, -28);
    s(k) = tbl(double(idx) + 1);
    acc = uint32(mod(double(acc) + double(inc), 2^32));
  end
end
h = int16([8192 16384 8192])
x = int16([0 32767 0 -32768 100 200])
y = fir_q15(x, h)
q15mul(int16(16384), int16(16384))
q15mul(int16(-32768), int16(-32768))
tbl = int16(round(32767 * sin(2*pi*(0:15)/16)))
[s, acc] = dds(uint32(0), uint32(2^28 * 1.5), 12, tbl)
int8(127) + int8(1), int8(-128) - int8(1), uint8(3) - uint8(5), -int8(-128), abs(int8(-128))
int16(7) / int16(2), int16(-7) / int16(2), idivide(int16(7), int16(2)), idivide(int16(7), int16(2), 'floor'), idivide(int16(-7), int16(2), 'round'), mod(int16(-7), int16(3)), rem(int16(-7), int16(3))
int32(5) * 0.3, int32(10) ^ 2, 2 ^ int8(3), int32([1 2 3]) .^ 2, double(int8(5)) / 2, int32(5) / 0, -int32(5) / 0, int32(0) / 0
bitand(uint16(65535), uint16(255)), bitor(uint8([1 2 4]), uint8(8)), bitxor(int32(5), int32(3)), bitshift(uint8(255), 1), bitshift(uint8(255), -4), bitshift(int16(-8), -1)
reg = uint16(0); reg = bitset(reg, 3); reg = bitset(reg, 10); reg, bitget(reg, 1:16), dec2bin(reg, 16), bitset(uint8(7), 1, 0)
field = bitand(bitshift(uint16(43981), -4), uint16(15)), dec2hex(43981), swap = bitor(bitshift(uint16(4660), 8), bitshift(uint16(4660), -8)), dec2hex(swap)
typecast(uint8([0 0 128 63]), 'single'), typecast(single(1), 'uint32'), typecast(int16([1 -1]), 'uint8'), typecast(pi, 'uint64'), swapbytes(uint16(1))
cic = zeros(1, 3, 'int32'); out = int32([]);
for n = 1:8
  cic(1) += int32(n); cic(2) += cic(1); cic(3) += cic(2);
  if mod(n, 2) == 0, out(end+1) = cic(3); end
end
out, diff(out), class(diff(out)), cumsum(out), class(mean(out)), mean(out), sum(out), prod(int8([100 2])), max(out), min(int8([3 -4])), sort(uint8([3 1 2]), 'descend')
intmax, intmin, intmax('uint8'), realmax('single'), flintmax, class(1:int8(3)), int8(1):int8(3), uint8(5):-1:1, isinteger(int8(1)), isa(int8(1), 'integer'), isa(1, 'float'), isa(single(1), 'numeric')
single(1)/3, single(16777217), single(1e40), single(0.1) + 0.2, class(single(1) * int8(2)), double(single(0.1)), eps('single'), eps(single(1)), single([1 2 3]) / 7, single(1e-45)
try, int8(1) + int16(1), catch e, disp(e.message), end
try, bitand(int8(1), uint8(1)), catch e, disp(e.message), end
try, int8([1 2]) * int8([1; 2]), catch e, disp(e.message), end
try, int32(5) * int32([1 2; 3 4]), catch e, disp(e.message), end
try, int8(1):int16(3), catch e, disp(e.message), end
try, bitshift(1.5, 1), catch e, disp(e.message), end
int32(7) & 1, ~int8(0), int8(5) > 4.5, uint8(200) == 200, any(int8([0 1])), int8(3.5), int8(2.5), int8(-2.5), uint8(-3), uint8(NaN), int32('a'), uint8('abc'), int8(true), char(uint8(72)), [int8(1) 2.7], [int8(1) int16(300)], [single(1) int8(2)], {int8(1)}, int32(5):int32(8)
x = int32(10); x += 2.6, x /= 4, x *= 1.5, x -= 100, x++; x
a = uint8([1 2; 3 4]); a(1, 1) = 300; a(2, 2) = -1; a(3, 3) = 7.5, a', a(:)', a * 2, a .* a, double(a) / 3, sum(a), sum(a(:)), mean(a), class(mean(a)), a > 2, a == a', bitor(a, 1)
num2str(int8(5)), mat2str(int16([1 -2])), disp(int8([1 2])), sprintf('%d', int8(5)), sprintf('%f', int8(5)), sprintf('%x', uint8(255)), int2str(int8(3)), dec2bin(uint8(5))
