for n = [1 2 3 4 5 6 7 8 9 10 12 15 16 17 21 24 32 36 49 60 64 67 97 100 121 125 128 131 210 256 262 500 1000 1024]
  x = mod((1:n)*7, 11) - 3; y = fft(x); z = ifft(y); e = max(abs(z - x));
  w = x + 1i*mod((1:n)*3, 5); v = fft(w); u = ifft(v);
  k = floor(n/3); s = 0; for j = 0:n-1, s = s + w(j+1)*exp(-2i*pi*j*k/n); end
  printf("%d %d %d %d %.4f %.4f\n", n, e < 1e-10, max(abs(u - w)) < 1e-10, abs(s - v(k+1)) < 1e-8, real(y(k+1)), imag(y(k+1)));
end
disp(fft(eye(4))), disp(abs(fft(magic(6)))), disp(fft([1 2 3 4], 6)), disp(fft([1;2;3], 2))
for n = [4096 8192 16384]
  x = mod((1:n)*7, 11) - 3; y = fft(x); z = ifft(y); e = max(abs(z - x));
  w = x + 1i*mod((1:n)*3, 5); v = fft(w); u = ifft(v);
  k = floor(n/3); s = sum(w.*exp(-2i*pi*(0:n-1)*k/n));
  printf("%d %d %d %d %.4f %.4f\n", n, e < 1e-10, max(abs(u - w)) < 1e-10, abs(s - v(k+1)) < 1e-6, real(y(k+1)), imag(y(k+1)));
end
