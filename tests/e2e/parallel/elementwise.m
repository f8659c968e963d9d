% expressions on whole arrays, and what is made of all elements
function elementwise
  n = 300;
  x = (1:n) / 7; y = mod(1:n, 13);
  z = 2 * x + sqrt(y);
  A = reshape(1:n, 20, 15);
  B = A' + 1;
  C = A .* A - 3;
  C(2:end, :) = C(1:end-1, :);
  z(2:end) = z(1:end-1);
  z(1:end-1) = z(2:end);
  w = z(end:-1:1);
  x(:) = x(end:-1:1) + 1;
  A(:, 3) = A(:, 4) + A(:, 2);
  A = A + A(1, 1);
  A(1, :) = A(1, :) + A(2, :);
  y(y > 5) = y(y > 5) - 1;
  s = sum(A, 2); r = sum(A); q = cumsum(y);
  printf("%.10g ", sum(y), sum(A(:)), max(w), min(x), any(y > 11), all(y >= 0), prod(1 + (y(1:5) > 1)));
  printf("\n");
  printf("%.10g ", s(3), r(4), q(end), B(3, 5), C(7, 2), z(17), w(5), x(9)); printf("\n");
  u = uint8(mod(1:n, 250)) + 20;
  printf("%d ", sum(u), max(u), numel(find(u > 100))); printf("\n");
end
