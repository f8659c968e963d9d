x = [1 2 3 4 5 4 3 2];
y = filter(ones(1,3)/3, 1, x)
X = fft(x);
disp(round(real(X)*1e4)/1e4)
disp(round(imag(X)*1e4)/1e4)
max(abs(ifft(X) - x)) < 1e-12
abs(fft([1 0 0 0]))
c = conv(x, [1 -1])
e = sum(x.^2);
abs(e - sum(abs(X).^2)/numel(x)) < 1e-9
fftshift(0:5), ifftshift(0:5)
z = real(ifft(fft([1 2 3], 8) .* fft([1 1], 8)));
disp(round(z*1000)/1000)
w = 0.5 - 0.5*cos(2*pi*(0:7)/7);
fprintf('%.4f ', w); fprintf('\n');
[m, k] = max(abs(fft(sin(2*pi*3*(0:15)/16))(1:8)))
xc = zeros(1, 5); for lag = 0:4, xc(lag+1) = sum(x(1:end-lag).*x(1+lag:end)); end, xc
d = diff(sign(sin(0.5:1:12)))
zero_crossings = nnz(d)
