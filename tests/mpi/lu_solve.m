n = 90;
[i, j] = meshgrid(1:n);
A = sin(i .* j) + 12 * (i == j);
b = A * ones(n, 1);
x = A \ b;
printf('%d\n', norm(x - 1) < 1e-10);
[L, U, P] = lu(A);
printf('%d %d %d\n', norm(P * A - L * U, 1) < 1e-10, istriu(U), norm(tril(L) - L, 1) == 0);
[M, V] = lu(A);
printf('%d\n', norm(M * V - A, 1) < 1e-10);
y = b' / A';
printf('%d %.6f\n', norm(y - 1) < 1e-10, sum(diag(U)));
R = chol(A * A' + eye(n));
printf('%d %.6f\n', norm(R' * R - A * A' - eye(n), 1) < 1e-8, R(n, n));
[Q, S] = qr(A);
printf('%d %d\n', norm(Q' * Q - eye(n), 1) < 1e-10, norm(Q * S - A, 1) < 1e-10);
T = A + A';
[W, D] = eig(T);
printf('%d\n', norm(T * W - W * D, 1) < 1e-8);
e = eig(T);
printf('%.6f %.6f %d\n', e(1), e(n), norm(e - diag(D)) < 1e-8);
printf('%d %.6f\n', norm(inv(A) * A - eye(n), 1) < 1e-10, log(abs(det(A))));
warning('off', 'all');
z = ones(n) \ b;
printf('%d\n', all(isfinite(z)));
try
  chol(-A * A');
catch err
  disp(err.message);
end
