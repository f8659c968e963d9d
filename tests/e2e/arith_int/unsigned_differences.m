a = uint8([10 200 30]); b = uint8([20 100 30]);
a - b, b - a, max(a, b) - min(a, b), abs(double(a) - double(b)), int16(a) - int16(b), a > b, uint8(abs(int16(a) - int16(b))), a + b, (a + b) / 2, a / 2 + b / 2, bitxor(a, b), mean([a; b]), class(mean([a; b])), [a; b], [a; -5 300 7.5], a .* 2, a * 0.5
