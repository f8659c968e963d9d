A = [2 1 -1 8; -3 -1 2 -11; -2 1 2 -3]; n = 3;
for k = 1:n
  [~, p] = max(abs(A(k:n, k))); p += k - 1; A([k p], :) = A([p k], :);
  A(k, :) /= A(k, k);
  for r = [1:k-1, k+1:n], A(r, :) -= A(r, k) * A(k, :); end
end
round(A * 1e8) / 1e8
M = [1 2; 3 4]; I = [M eye(2)]; I = rref(I), inv_ = I(:, 3:4); norm(M * inv_ - eye(2)) < 1e-12, cof = zeros(3); B = [2 0 1; 1 3 2; 1 1 4]; for i = 1:3, for j = 1:3, m = B; m(i, :) = []; m(:, j) = []; cof(i, j) = (-1)^(i + j) * (m(1, 1) * m(2, 2) - m(1, 2) * m(2, 1)); end, end, cof, cof' / (B(1, :) * cof(1, :)'), cramer = arrayfun(@(k) det([B(:, 1:k-1) [1; 2; 3] B(:, k+1:3)]) / det(B), 1:3); fprintf('%.6f ', cramer); fprintf('\n');
