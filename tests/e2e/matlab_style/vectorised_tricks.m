A = reshape(1:12, 3, 4);
B = A;
B(B > 5 & mod(B, 2) == 0) = 0
idx = find(A > 3 & A < 8)'
[r, c] = find(A == max(A(:)));
fprintf('max at (%d,%d)\n', r, c);
colnorm = sqrt(sum(A.^2, 1))
Bn = bsxfun(@rdivide, A, sum(A, 2))
C = A(:, [1 end]);
C(:, end + 1) = mean(C, 2)
m = repmat((1:3)', 1, 4) == repmat([1 2 3 1], 3, 1)
cumsum(ones(2, 3), 2)
any(A(:) > 11) && all(A(:) > 0)
D = A'; D = D(:)'; D([1 end])
E = kron(eye(2), [1 1])
n = histc([1 2 2 3 3 3], 1:3)
F = accumarray([1 1 2]', [10 20 30]')
sum(diag(A(:, 1:3))), trace(A(1:3, 1:3))
x = linspace(0, 1, 5); dx = diff(x); all(abs(dx - 0.25) < eps)
