% Inverses from Cholesky factors, factors of changed matrices, angles between spaces, products of pages.
A = [4 1 0; 1 3 1; 0 1 5];
R = chol (A);
cholinv (A(1:2, 1:2)), chol2inv (R(1:2, 1:2))
R1 = cholupdate (R, [1; 1; 0.5])
norm (R1' * R1 - A - [1; 1; 0.5] * [1 1 0.5]) < 1e-12
R2 = cholinsert (R, 2, [0.1; 6; 0.2; 0.3]);
norm (R2' * R2 - [4 0.1 1 0; 0.1 6 0.2 0.3; 1 0.2 3 1; 0 0.3 1 5]) < 1e-12
R3 = choldelete (R, 2);
norm (R3' * R3 - A([1 3], [1 3])) < 1e-12
R4 = cholshift (R, 1, 3);
norm (R4' * R4 - A([2 3 1], [2 3 1])) < 1e-12
subspace ([1; 0], [1; 1]), subspace ([1 0; 0 1; 0 0], [1; 2; 3])
blkmm (ones (2, 2, 2), reshape (1:8, 2, 2, 2))
try, blkmm (ones (2), ones (3)), catch e, disp (e.message), end
condest ([1 2; 3 4]), normest1 (magic (3))
null (zeros (0, 3)), null (zeros (0, 0)), null ([1 0; 1 0])
[b, s, r] = ols ([1; 2; 3.5], [1 1; 1 2; 1 3])
