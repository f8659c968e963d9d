% Every operator on every integer class: saturation, rounding half away from zero, division by zero, NaN.
1;
function table(a, b)
  p = a + b; m = a - b; t = a .* b; d = a ./ b; r = b - a; q = b ./ a;
  printf('%d ', p, m, t, d, r, q); printf('\n');
end
function scalars(a, b)
  printf('%d %d %d %d %d %d %d %d\n', a + b, a - b, a * b, a / b, b - a, b / a, max(a, b), min(a, b));
end
function units(a)
  printf('%d ', -a, abs(a), sign(a), a .^ 2, ~a, round(a), a'); printf('\n');
end
x = {int8([-128 -100 -3 0 1 2 127]), uint8([0 1 3 100 128 254 255]), int16([-32768 -200 -1 0 5 181 32767]), ...
     uint16([0 1 7 255 256 40000 65535]), int32([-2147483648 -46341 -1 0 3 46341 2147483647]), ...
     uint32([0 1 3 65535 65536 2147483648 4294967295])};
for k = 1:numel(x)
  a = x{k};
  table(a, a(end:-1:1)); table(a, 3); table(a, -2.5); table(a, 0.5); table(a, 0); table(a, NaN); table(a, 1e10);
  table(a, true); table(a, single(0.3)); table(a, [1.5 -1.5 2.5 -2.5 Inf -Inf 0.49999999999999994]);
  for j = [1 3 7], scalars(a(j), a(2)); scalars(a(j), 7); scalars(a(j), -0.5); end
  units(a);
end
