% sparse-like storage: COO/CSR in arrays, SpMV, CG, Gauss-Seidel, Jacobi
1;
function A = laplace1d(n)
  A.n = n; A.ptr = 1; A.col = []; A.val = [];
  for i = 1:n
    if i > 1, A.col(end+1) = i - 1; A.val(end+1) = -1; end
    A.col(end+1) = i; A.val(end+1) = 2;
    if i < n, A.col(end+1) = i + 1; A.val(end+1) = -1; end
    A.ptr(end+1) = numel(A.col) + 1;
  end
end
function y = spmv(A, x)
  y = zeros(A.n, 1);
  for i = 1:A.n
    for k = A.ptr(i):A.ptr(i+1)-1
      y(i) += A.val(k) * x(A.col(k));
    end
  end
end
function [x, hist] = cg(A, b, tol)
  x = zeros(size(b)); r = b; p = r; rs = r' * r; hist = sqrt(rs);
  for k = 1:numel(b)
    Ap = spmv(A, p);
    al = rs / (p' * Ap);
    x = x + al * p;
    r = r - al * Ap;
    rn = r' * r;
    hist = [hist, sqrt(rn)];
    if sqrt(rn) < tol, return, end
    p = r + rn / rs * p;
    rs = rn;
  end
end
function [x, k] = gauss_seidel(A, b, tol, maxit)
  x = zeros(size(b));
  for k = 1:maxit
    xo = x;
    for i = 1:length(b)
      x(i) = (b(i) - A(i, 1:i-1) * x(1:i-1) - A(i, i+1:end) * x(i+1:end)) / A(i, i);
    end
    if norm(x - xo, inf) < tol, return; end
  end
  warning('gauss_seidel: no convergence after %d iterations', maxit);
end
A = laplace1d(6)
b = (1:6)';
[x, hist] = cg(A, b, 1e-12);
x
size(hist)
printf('%8.4f', hist(1:6)); printf('\n');
r = b - spmv(A, x);
norm(r) < 1e-10
F = [10 -1 2 0; -1 11 -1 3; 2 -1 10 -1; 0 3 -1 8];
c = [6; 25; -11; 15];
[y, its] = gauss_seidel(F, c, 1e-10, 100)
D = diag(diag(F)); Rm = F - D
xj = zeros(4, 1);
for k = 1:5
  xj = D \ (c - Rm * xj);
  disp(xj.');
end
T = -inv(D) * Rm
rho = max(abs(eig(T)))
[y2, its2] = gauss_seidel([1 2; 3 1], [1; 1], 1e-10, 5);
y2, its2
tril(F), triu(F, 1)
isequal(F, F'), issymmetric(F)
diagdom = all(2 * abs(diag(F)) > sum(abs(F), 2))
sp = sparse([1 2 3 3], [1 2 1 3], [4 5 6 7]);
full(sp * [1; 2; 3])
nnz(sp)
[i, j, v] = find(sp)
