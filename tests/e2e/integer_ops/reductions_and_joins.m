% Reductions of integers, concatenation with numbers of other classes, φs of integer values.
x = uint8([200 100 50; 255 0 7]); y = int16([-300 5 32767 -32768]);
sum(x), class(ans), sum(x, 2), sum(x(:)), prod(x), class(ans), mean(x), mean(x, 2), mean(y), class(ans)
max(x), class(ans), min(x, [], 2), [m, k] = max(y), max(x(:)), any(x), all(x), any(x, 2), all(x(:)), cumsum(y), class(ans)
max(x, 60), min(y, 3.5), max(y, int16(7)), min(x, [1.5; 300])
[y, 2.5, 1e6, -0.5], class(ans), [int8(1) 300; 2 NaN], [true int32(4)], [x; 1 2 3.5], [single(2.5) uint8(3)], class(ans)
['a' uint8(66)], class(ans), [int8(100) int16(1000)], class(ans)
z = int32(0);
while z < 100
  if mod(z, 3) == 0, z = z + 7; else, z = z * 2; end
end
z, class(z)
t = x > 99, nnz(t), x(t)', find(y < 0), sort(y), double(x) / 3, x', repmat(int8(5), 1, 3), x(:, end:-1:1)
isequal(x, double(x)), intmax - 1, intmin('int8') - 1, idivide(int32(7), int32(2)), bitcmp(uint8(5)), class(5:uint8(8))
switch uint8(3), case 3, disp('three'), otherwise, disp('other'), end
fprintf('%d|%5.2f|%s|%x\n', int8(-7), uint8(9), uint8(65), uint16(4095));
num2str(int8(-5)), mat2str(x), disp(int64([1 -20])), mod(y, 7), rem(y, 7), mod(x, uint8(0)), bitxor(x, 15), bitshift(x, [1; -1])
