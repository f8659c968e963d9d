A = zeros(2, 2, 3);
for k = 1:3, A(:, :, k) = k * [1 2; 3 4]; end
A
for k = 1:size(A, 3), printf('%d: %d\n', k, sum(sum(A(:, :, k)))); end
B = A(:, :, 2); C = A(1, :, :); size(C), squeeze(C), D = permute(A, [1 3 2]); size(D), D(:, :, 1), s = 0; for x = A, s += sum(x(:)); end, s, sum(A(:)), mean(mean(A)), [m, k] = max(max(max(A))), A(:, :, end + 1) = 0; size(A), A(A == 0) = -1; A(:, :, 4), any(any(any(A < 0))), cumsum(A, 3)(:, :, 3), E = reshape(A, 2, []); size(E), F = cat(3, A(:, :, 1), ones(2)); F(:, :, 2), nnz(A > 5)
