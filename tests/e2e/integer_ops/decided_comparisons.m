% Comparisons of integers of two classes whose outcome is known
x = uint8(200) > int8(100)
for k=1:3
a = uint8(k+5); b = int8(k-3);
a > b, a == b, uint8(200) > b, b < uint8(130), b == 130, b ~= 1000, a < 300, a < -1, a > int16(-5), 300 > a, uint8(200) == b, int16(-300) < b, b > -129, a>=0, a < 0, a >= uint8(0), a<uint8(0), a > uint8(255)
z = [a a+1]; w = [b b];
z < 300, z >= 0
if a >= 0, disp ok, end
u = uint64(k); i = int64(k)-3; u > i, i < u, u == i, u > -1, i < uint64(18446744073709551615), i > 9.3e18
end
