1;
function A = step1(A, B, n)
  for k = 1:n
    A = A + B(:, end:-1:1) .* 2;
    B = B - A(2, 3) + A';
    A = A + A(:, end:-1:1);
    A = A - A(1, 1);
    A = A + B(2, :) + A(:, 1);
  end
end
1;
A = magic(4); B = A' / 7;
A = step1(A, B, 3); disp(A)
v = 1:6; w = v;
for k = 1:4
  v = v + w([2:6 1]);
  w = w - v(end:-1:1);
  v = v + v(3);
  w = cumsum(w) + v;
end
disp(v), disp(w)
x = zeros(3, 4, 2); y = ones(4, 4, 2);
for k = 1:3
  x = x + (y(2:4, :, :) - y(1:3, :, :)) + k;
  y(1:3, :, :) = y(1:3, :, :) + x;
  x = x .* x(1, 1, 1) + x(3, 4, 2);
end
disp(x(:, :, 2)), disp(y(:, :, 1))
