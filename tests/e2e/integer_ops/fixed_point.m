q = 8;
to_fix = @(x) int32(round(x * 2^q));
from_fix = @(f) double(f) / 2^q;
a = to_fix(1.5), b = to_fix(-0.25)
from_fix(a + b)
p = bitshift(int64(a) * int64(b), -q)
from_fix(int32(p))
x = int32([100 -100 255]); x / 2, x / int32(2), idivide(x, int32(8)), floor(double(x) / 8), mod(x, 16), rem(x, 16)
sat = int8(double(x)), int8(x), uint8(x), abs(x), sign(x), max(x), -x, x .^ 2, x * 0.1, double(x) * 0.1, x', x == 100, any(x > 200), [x, 1.6], x(2) = 3.5
