function [L, U, p] = plu(A)
n = size(A, 1);
p = 1:n;
L = eye(n);
U = A;
for k = 1:n-1
    [m, i] = max(abs(U(k:n, k)));
    i = i + k - 1;
    if i ~= k
        U([i k], k:n) = U([k i], k:n);
        L([i k], 1:k-1) = L([k i], 1:k-1);
        p([i k]) = p([k i]);
    end
    for r = k+1:n
        L(r, k) = U(r, k)/U(k, k);
        U(r, k:n) = U(r, k:n) - L(r, k)*U(k, k:n);
    end
end
