% Integer scalars and arrays pass through functions, loops and branches without losing their class.
1;
function r = add_all(x, by)
  r = x;
  for k = 1:numel(x)
    r(k) = x(k) + by;
  end
end
function [low, high] = limits(x)
  low = min(x); high = max(x);
end
function s = checksum(bytes)
  s = uint32(0);
  for k = 1:numel(bytes)
    s = bitxor(bitshift(s, 3), uint32(bytes(k)));
    s = mod(s * 7 + 11, 65521);
  end
end
x = uint8([0 100 200 250 255]);
a = add_all(x, 10), b = add_all(x, uint8(60)), c = add_all(int16(x), -300.6)
[l, h] = limits(x), class(l)
checksum('The quick brown fox'), checksum(x)
n = int32(0);
for k = int32(1):int32(5), n = n + k * k; end
n, class(n)
for k = uint8(250):uint8(255), printf('%d ', k); end, printf('%s\n', class(k));
for k = int8(3):-1:-2, printf('%d ', k + 126); end, printf('\n');
for k = uint8(5):uint8(1), disp(k), end
size(k), class(k)
if x(2) > 99.5 && ~x(1), z = x(3); else, z = x(1); end
z, idx = int32(4); x(idx), x(uint8(2):uint8(3))
x(idx) = 3.5; x(int8(7)) = -1; x
y = zeros(2, 3, 2, 'int16'); y(:, :, 2) = [1.5 2.5 -2.5; 1e6 -1e6 NaN]; y
try, x(int32(9)), catch e, disp(e.message), end
try, x(int8(0)), catch e, disp(e.message), end
try, int8(1) + int16(1), catch e, disp(e.message), end
try, x + int8([1 2 3 4 5 6 7]), catch e, disp(e.message), end
e = zeros(0, 3, 'uint8'); e + 1, sum(e), [e; uint8([1 2 3])]
v = 3; v(2) = int8(4); class(v), w = single(2); w(2) = int16(7); class(w)
