x = uint8([250 10 128 64]); k = [0.25 0.5 0.25];
y = uint8(conv(double(x), k)), z = x; for i = 2:3, z(i) = (x(i - 1) + x(i + 1)) / 2; end, z
w = (x + 20) - 20, v = x - 20 + 20, u = uint8(mean(double(x))), bright = min(x + 50, 200), inv_ = intmax('uint8') - x, thr = uint8(x > 100) .* x, d = int16(x(2:end)) - int16(x(1:end - 1)), s = sum(int32(x)), class(s)
