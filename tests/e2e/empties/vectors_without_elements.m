% Rows and columns without elements are vectors; what convolutions and transforms make of nothing
z = str2double('0');
isvector(zeros(1, 0)), isvector(zeros(0, 1)), isvector([]), isvector(cell(1, 0)), isvector(''), isvector(zeros(1, 0, 2))
r = ones(1, z); c = ones(z, 1); isvector(r), isvector(c), isvector(ones(z, z)), isvector(ones(z, 3))
size(conv(r, [1 2])), size(conv([1; 2], c)), size(conv(r, r, 'same'))
size(fft(zeros(0, 3))), size(fft(zeros(3, 0), 4)), size(fft([], 3)), size(fft2(zeros(0, 3))), size(fft2(ones(2), 0, 3)), size(ifft2(zeros(3, 0, 2)))
class(fft2(zeros(0, 3, 'single'))), class(fft(true)), class(fft(int8([1; 2]), [], 2)), class(ifft(int8([4 2]), 1)), ifft(int8([4 2]), 1, 2)
size(conv2(ones(2), ones(2, 3), 'valid')), size(conv2(ones(2, 5), ones(3), 'valid')), size(conv2(ones(1, 3), ones(2, 1), 'valid')), size(conv2(zeros(0, 3), ones(2)))
size(postpad(zeros(1, 0), 3)), size(prepad(zeros(0, 3), 1)), size(postpad([], 2))
[m, n] = mode([]), [m, n] = mode(single([])); class(m), class(n)
