% Gauss elimination with pivoting, LU, QR (Householder, Gram-Schmidt), Cholesky
1;
function [L, U, P] = mylu(A)
  n = size(A, 1); P = eye(n); L = zeros(n); U = A;
  for k = 1:n-1
    [m, p] = max(abs(U(k:n, k)));
    p = p + k - 1;
    if m == 0, error('mylu:singular', 'zero pivot at column %d', k); end
    if p ~= k
      U([k p], :) = U([p k], :);
      P([k p], :) = P([p k], :);
      L([k p], 1:k-1) = L([p k], 1:k-1);
    end
    for i = k+1:n
      L(i, k) = U(i, k) / U(k, k);
      U(i, k:n) = U(i, k:n) - L(i, k) * U(k, k:n);
    end
  end
  L = L + eye(n);
end
function [Q, R] = mgs(A)
  [m, n] = size(A); Q = A; R = zeros(n);
  for k = 1:n
    R(k, k) = norm(Q(:, k));
    Q(:, k) = Q(:, k) / R(k, k);
    for j = k+1:n
      R(k, j) = Q(:, k)' * Q(:, j);
      Q(:, j) -= R(k, j) * Q(:, k);
    end
  end
end
function L = mychol(A)
  n = rows(A); L = zeros(n);
  for j = 1:n
    s = A(j, j) - sum(L(j, 1:j-1) .^ 2);
    if s <= 0, error('mychol: matrix is not positive definite (row %d, s = %g)', j, s); end
    L(j, j) = sqrt(s);
    for i = j+1:n
      L(i, j) = (A(i, j) - L(i, 1:j-1) * L(j, 1:j-1)') / L(j, j);
    end
  end
end
A = [2 1 1 0; 4 3 3 1; 8 7 9 5; 6 7 9 8];
[L, U, P] = mylu(A)
norm(P * A - L * U, 'fro') < 1e-12
[Q, R] = mgs(A);
R
disp(round(Q' * Q * 1e8) / 1e8)
S = [4 12 -16; 12 37 -43; -16 -43 98];
G = mychol(S)
try
  mychol([1 2; 2 1])
catch err
  disp(err.message)
end
try
  mylu(zeros(3));
catch err
  fprintf('%s | %s\n', err.identifier, err.message);
end
b = [1; 2; 3; 4];
x = U \ (L \ (P * b))
x2 = A \ b;
max(abs(x - x2)) < 1e-10
d = prod(diag(U)) * det(P)
det(A)
A(2, :) / A(1, :)
trace(A), rank(A)
Ainv = inv(S)
S * Ainv
cond_est = norm(S, 1) * norm(Ainv, 1)
1e5 * G
[1e-3 * G, ones(3, 1)]
