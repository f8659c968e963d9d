A = [4 2 2; 2 5 1; 2 1 6];
R = chol(A)
norm(R' * R - A) < 1e-12
[L, U, P] = lu([0 1 2; 3 4 5; 6 7 9])
[L, U] = lu([4 3; 6 3]); L * U
[Q, R] = qr([3 1; 4 2]); norm(Q * R - [3 1; 4 2]) < 1e-12, norm(Q' * Q - eye(2)) < 1e-12, abs(R)
s = svd([2 0; 0 3])
[U, S, V] = svd([1 2; 3 4]); S, norm(U * S * V' - [1 2; 3 4]) < 1e-12
[R, p] = chol([1 2; 2 1]); p
try, chol([1 2; 2 1]), catch e, disp(e.message), end
H = hess([1 2; 3 4]); norm(H) > 0, expm([0 1; 0 0]), sqrtm([4 0; 0 9]), logm(eye(2)), kron([1 2], eye(2))
