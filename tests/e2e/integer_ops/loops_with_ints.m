n = int32(10); s = int32(0);
for k = int32(1):n, s = s + k; end
s, class(s), class(k)
a = uint8(250); for k = 1:10, a = a + 1; end, a
c = int16(0); while c < 5, c += 2; end, c
x = int32(17); digits_ = []; while x > 0, digits_(end+1) = mod(x, int32(2)); x = idivide(x, int32(2)); end, digits_, class(digits_)
f = int64(1); for k = 1:20, f = f * k; end, f
g = uint64(1); for k = 1:25, g = g * k; end, g
v = zeros(1, 5, 'int32'); for k = 1:5, v(k) = k * 1.5; end, v
h = int32([]); h(end+1) = 3.7; h, class(h)
z = int8(5); z(3) = 200
y = [int8(1) 2 300], w = [uint8(1):uint8(5)] * 60
