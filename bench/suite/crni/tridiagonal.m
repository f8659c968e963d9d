function X = tridiagonal(A, D, C, B, n)
% TRIDIAGONAL  Solve a tridiagonal system.
%   A sub-, D main, C superdiagonal, B right side; n unknowns.
for k = 2:n
    mult = A(k-1)./D(k-1);
    D(k) = D(k) - mult.*C(k-1);
    B(k) = B(k) - mult.*B(k-1);
end
X(n) = B(n)./D(n);
for k = n-1:-1:1
    X(k) = (B(k) - C(k).*X(k+1))./D(k);
end
