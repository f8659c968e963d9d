1;
function p = goertzel(x, f, fs)
  w = 2*cos(2*pi*f/fs); s1 = 0; s2 = 0;
  for v = x, s0 = v + w*s1 - s2; s2 = s1; s1 = s0; end
  p = s1^2 + s2^2 - w*s1*s2;
end
fs = 8000; t = (0:204)/fs;
low = [697 770 852 941]; high = [1209 1336 1477];
keys_ = ['123'; '456'; '789'; '*0#'];
for key = '159#'
  [r, c] = find(keys_ == key);
  x = sin(2*pi*low(r)*t) + sin(2*pi*high(c)*t);
  [~, i] = max(arrayfun(@(f) goertzel(x, f, fs), low));
  [~, j] = max(arrayfun(@(f) goertzel(x, f, fs), high));
  printf('%c -> %c\n', key, keys_(i, j));
end
m = mod(cumsum([1 0 1 1]), 2), nrz = 2*[1 0 1 1] - 1, manchester = reshape([~[1 0 1 1]; [1 0 1 1]], 1, []), crc = mod(conv([1 0 1], [1 1]), 2)
