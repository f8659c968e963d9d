A = [2 0 1; 1 3 2; 0 1 1];
for i = 1:3, for j = 1:3, if i == j, fprintf('[%d]', A(i, j)); else, fprintf(' %d ', A(i, j)); end, end, fprintf('\n'); end
rowsums = zeros(3, 1); for i = 1:3, for j = 1:3, rowsums(i) = rowsums(i) + A(i, j); end, end, rowsums
T = zeros(3); for i = 1:3, for j = 1:3, T(j, i) = A(i, j); end, end, isequal(T, A')
B = zeros(3); for i = 1:3, for j = 1:3, for k = 1:3, B(i, j) += A(i, k) * A(k, j); end, end, end, isequal(B, A^2)
A(2, :) = A(2, :) - A(2, 1)/A(1, 1)*A(1, :)
upper_ = triu(A), U = A; U(U < 1) = 0, is_sym = isequal(A, A'), [m, idx] = max(A(:)); [r, c] = ind2sub(size(A), idx), A(:, 2) = [], A = [A; 9 9], numel(A), A(end, end) = -1; A, mean(A(:)), A(:)'
