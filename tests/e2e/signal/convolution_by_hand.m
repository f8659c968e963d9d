1;
function y = myconv(a, b)
  y = zeros(1, numel(a) + numel(b) - 1);
  for i = 1:numel(a)
    for j = 1:numel(b)
      y(i+j-1) = y(i+j-1) + a(i)*b(j);
    end
  end
end
a = [1 2 3]; b = [0 1 0.5];
myconv(a, b), isequal(myconv(a, b), conv(a, b))
n = numel(a) + numel(b) - 1; z = real(ifft(fft(a, n) .* fft(b, n))); max(abs(z - conv(a, b))) < 1e-12
T = toeplitz([a 0 0], [a(1) 0 0]); (T * b')'
circ = real(ifft(fft([1 2 3 4]) .* fft([1 0 0 1]))); round(circ)
echo_ = conv([1 0 0 0.5], [1 1]), xc = conv(a, fliplr(a)), acf = xc(3:end) / xc(3)
[m, lag] = max(conv([0 0 1 2 3], fliplr([1 2 3]))); lag - 3
