% Powers of scalars with exponents that programs write most are the C library's to the last bit.
1;
function n = misses(x, e)
  n = [x^3, x^4, x^0.5, x^1.5, x^-1, x^-2, x^2] == [feval('power', x, e(1)), ...
      feval('power', x, e(2)), feval('power', x, e(3)), feval('power', x, e(4)), ...
      feval('power', x, e(5)), feval('power', x, e(6)), feval('power', x, e(7))];
  n = ~n;
end
e = [3 4 0.5 1.5 -1 -2 2];
n = zeros(1, 7);
s = 12345;
for k = 1:4000
  s = mod(1664525 * s + 1013904223, 2^32);
  u = s / 2^32;
  n = n + misses(100 * u, e) + misses(exp(40 * (u - 0.5)), e) + misses(floor(1000 * u) / 8, e);
end
disp(n)
for x = [0, -0, 1, -1, 2, -3, 0.5, Inf, -Inf, NaN, 5e-324, 1e308, 1e-200, -1e-200]
  printf('%.17g %.17g %.17g %.17g %.17g\n', x^3, x^4, x^-1, x^-2, x^2);
  if x >= 0, printf('%.17g %.17g\n', x^0.5, x^1.5); end
end
d = [3 4 12];
r = sqrt(sum(d.^2));
v = zeros(1, 3);
for k = 1:3, v(k) = d(k) / r^3 + d(k) * r^-2; end
printf('%.17g\n', v, d / norm(d)^3);
