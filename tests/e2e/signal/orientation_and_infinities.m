% The orientation of parts of convolutions, and infinite and undefined numbers in filters
z = str2double('0');
a = [1; 2; 3] + z; b = [1 2 3] + z;
conv(a, b), conv(b, a), conv(a, b, 'same'), conv(b, a, 'same'), conv(a, b(1:2), 'valid'), conv(b, a(1:2), 'valid'), conv([1 2], a, 'same')
filter([1 1], 1, [Inf -Inf 2]), [y, s] = filter([1 NaN 3], 1, [0 1 2]), filter(1, [1 -0.5], [1 Inf 2]), [y, s] = filter([1 1] / 2, 1, [Inf -Inf 2])
[q, r] = deconv(1:5, [1 NaN 3]), [q, r] = deconv([1 5 6 1], [1 2]), [q, r] = deconv([2; 3; 4], [1 1])
abs(fft2([1 2; 4 7], 3)), abs(fft2([1 2; 4 7], 3, 2))
