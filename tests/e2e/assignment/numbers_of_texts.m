% Numbers read from texts, complex or not, assigned one by one.
parts = {'1', '2+3i', 'x', '-4', '5i', ''};
a = zeros(1, numel(parts));
for k = 1:numel(parts)
  a(k) = str2double(parts{k});
end
a, iscomplex(a)
b = zeros(1, 3);
for k = 1:3, b(k) = str2double(parts{[1 4 1](k)}); end
b, iscomplex(b)
c = [1+2i 3];
for k = 1:2, c(k) = str2double(parts{1}); end
c, iscomplex(c)
d = zeros(2, 2);
for k = 1:2, d(k, 3 - k) = str2double(parts{k}); end
d
try
  e = zeros(1, 3);
  for k = 1:3, e(k) = str2double({'1', '2'}); end
catch err
  disp(err.message)
end
f = complex([0 0]);
for k = 1:2, f(k) = str2double(parts{1}); disp(iscomplex(f)), end
g = [];
for k = 1:3, g(k) = str2double(parts{k}); end, g
