% rows, columns, pages and elements that belong to the round
function sliced_arrays
  n = 12;
  x = zeros(1, n); A = zeros(n, 5); B = ones(4, n); P = zeros(3, 2, n); w = int16(zeros(1, n + 2));
  f = false(n, 1); z = complex(zeros(1, n));
  parfor i = 1:n
    x(i) = 2 * i;
    x(i) = x(i) + 1;
    A(i, :) = (1:5) * i;
    A(i, 3) = A(i, 2) + A(i, 4);
    B(2:3, i) = [i; -i];
    P(:, 2, i) = B(1:3, i) + x(i);
    w(i + 2) = i * 3000;
    if mod(i, 3) == 0
      f(i) = true;
    end
    z(i) = i + 2i;
  end
  disp(x); disp(A); disp(B); disp(P(:, :, [1 n])); disp(w); disp(f'); disp(z);
end
