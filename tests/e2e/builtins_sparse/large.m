% Sparse matrices whose elements would not fit into memory if all were there.
n = 20000;
e = ones(n, 1);
A = spdiags([-e 2*e -e], -1:1, n, n);
b = A * e;
x = A \ b;
printf('%d %.6f %d\n', nnz(A), sum(x), norm(A * x - b) < 1e-10);
B = A + speye(n);
C = [A B; B' A];
printf('%d %d %d\n', nnz(B), nnz(C), full(sum(C(:))));
printf('%g ', full(C(1:3, 20001:20003)), full(C(n, n)), full(B(1, 2))); printf('\n');
s = 0;
for k = 2:n
  s += B(k,k-1) * k + B(k,k);
end
disp(full(s))
D = A(end:-1:1, :);
printf('%d %d %d\n', nnz(D), full(D(1,n)), isequal(flipud(D), A));
A(7,:) = 0;
A(:,9) = [];
A(3,12000) = 5;
A(A == 2) = 3;
printf('%d %d %d %d\n', size(A), nnz(A), full(sum(sum(A))));
printf('%g ', full(max(A(:,1:4))), full(min(A(1:4,:), [], 2)), norm(A, 1), norm(B, 'fro')); printf('\n');
L = tril(B);
U = triu(B);
y = U \ (L \ e);
printf('%d %d\n', norm(L * (U * y) - e) < 1e-9, isequal(L', U));
m = 60;
T = spdiags([-ones(m,1) 2*ones(m,1) -ones(m,1)], -1:1, m, m);
G = kron(speye(m), T) + kron(T, speye(m));
g = (1:m^2)';
u = G \ g;
v = (G + sparse(1, 5, 0.5, m^2, m^2)) \ g;
w = (G * (1 + 2i)) \ g;
R = chol(G);
printf('%d %d %d %d %d\n', norm(G * u - g) < 1e-7, norm(G * v + [0.5 * v(5); zeros(m^2 - 1, 1)] - g) < 1e-7, ...
       norm(w * (1 + 2i) - u) < 1e-7, norm(R' * R - G, 1) < 1e-10, norm(full(g' / G) - u') < 1e-7);
[z, flag] = pcg(G, g, 1e-8, 500);
printf('%d %d\n', flag, norm(z - u) / norm(u) < 1e-6);
[i, j, k] = find(kron(B(1:2,1:2), A(1:2,1:2)));
disp([i j k]')
f = @(z) B * z;
c = {B, 'text'};
r.m = B';
printf('%d %d %d %d\n', full(sum(f(e))), nnz(c{1}), nnz(r.m(:,1)), issparse(cellfun(@(q) q(1,1), c(1))));
q = sparse(1e6, 1e6);
q(5, 999999) = 3;
q(999999, 5) = 4;
printf('%d %d %d\n', nnz(q), nnz(q * q), full(sum(q(:))));
disp(q)
