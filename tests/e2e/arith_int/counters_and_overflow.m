n = int8(120); for k = 1:10, n = n + 1; end, n
m = uint8(5); for k = 1:10, m = m - 1; end, m
f = int32(1); for k = 1:15, f = f * k; end, f, f == intmax('int32')
x = int16(0); for k = 1:5, x = x + k / 2; end, x
y = uint16(65530); y(2) = y(1) + 100, z = int64(2) ^ 62 + int64(2) ^ 62, w = uint8(200) + uint8(100) - uint8(100), v = uint8(200) - uint8(100) + uint8(100), int8(-128) - 1, -int8(-128), abs(int8(-128)), int8(127) + int8(1), uint8(3) - uint8(5), int32(5) / 2, int32(5) * 0.5, int32(7) / int32(2) * 2, int32(10) * 0.25 * 2, 5 / int8(2), int8(5) .^ 2, int8(2) ^ 7, bitshift(int8(1), 7), double(int8(100)) * 2
