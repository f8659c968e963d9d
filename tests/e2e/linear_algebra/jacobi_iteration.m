A = [10 -1 2; -1 11 -1; 2 -1 10]; b = [6; 22; -10];
x = zeros(3, 1); D = diag(diag(A)); R = A - D;
for k = 1:30
  xn = D \ (b - R * x);
  if norm(xn - x, inf) < 1e-10, break, end
  x = xn;
end
k, fprintf('%.6f\n', x);
x = zeros(3, 1);
for k = 1:20, for i = 1:3, x(i) = (b(i) - A(i, [1:i-1, i+1:3]) * x([1:i-1, i+1:3])) / A(i, i); end, end
fprintf('%.6f\n', x);
r = b - zeros(3, 1); p = r; x = zeros(3, 1);
for k = 1:3, Ap = A * p; al = (r' * r) / (p' * Ap); x += al * p; rn = r - al * Ap; be = (rn' * rn) / (r' * r); p = rn + be * p; r = rn; end
fprintf('%.4f\n', norm(A * x - b));
all(abs(diag(A)) > sum(abs(A), 2) - abs(diag(A)))
