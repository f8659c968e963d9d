A = [4 -2 1; -2 4 -2; 1 -2 4]; b = [11; -16; 17];
x = A \ b
det(A), inv(A), rank(A), trace(A), A'*A, norm(A*x - b) < 1e-12
[L, U, P] = lu(A)
R = chol(A)
[Q, R] = qr([1 2; 3 4]); disp(round(abs(Q*R)*1e6)/1e6)
eig([2 0; 0 3]), [V, D] = eig([2 1; 1 2]); D, abs(V)
svd([3 0; 0 4]), pinv([1 2; 3 4; 5 6]), null([1 1]), orth([1 0; 0 1]), expm(zeros(2)), kron(eye(2), [1 2]), cond([1 0; 0 2]), rank([1 2; 2 4])
b' / A, [1 2; 3 4] \ [5; 6], [1 2; 3 4; 5 6] \ [1; 2; 3], 2 \ 4, diag([1 2 3]), diag([1 2; 3 4]), diag([1 2], 1), triu(A), tril(A), eye(2, 3), cross([1 2 3], [4 5 6]), A ^ -1, A ^ 0.5; trace(A ^ 2), vander([1 2 3]), hilb(2), toeplitz([1 2 3]), hankel([1 2 3]), magic(3), rref([1 2; 3 4]), compan([1 2 3]), hadamard(2), rosser()(1,1:3), wilkinson(3), pascal(3), invhilb(2), poly([1 2; 3 4]), isdiag(eye(2)), istriu([1 2; 0 3]), issymmetric([1 2; 2 1]), isdefinite([2 0; 0 2]), ishermitian([1 1i; -1i 1])
try, [1 2; 3 4] \ [1 2 3]', catch e, disp(e.message), end
try, inv([1 2; 2 4]), catch e, disp(e.message), end
try, chol([1 2; 2 1]), catch e, disp(e.message), end
try, det([1 2 3]), catch e, disp(e.message), end
try, [1 2 3]^2, catch e, disp(e.message), end
