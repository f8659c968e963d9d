function x = gauss_solve(A, b)
% GAUSS_SOLVE  Elimination with partial pivoting, then back substitution.
n = length(b);
M = [A b];
for k = 1:n-1
    [big, at] = max(abs(M(k:n, k)));
    if big < 1e-14
        error('the matrix is singular in column %d', k);
    end
    at = at + k - 1;
    M([k at], :) = M([at k], :);
    for r = k+1:n
        M(r, :) = M(r, :) - M(r, k)/M(k, k)*M(k, :);
    end
end
if abs(M(n, n)) < 1e-14
    error('the matrix is singular in column %d', n);
end
x = zeros(n, 1);
for k = n:-1:1
    x(k) = (M(k, end) - M(k, k+1:n)*x(k+1:n))/M(k, k);
end
