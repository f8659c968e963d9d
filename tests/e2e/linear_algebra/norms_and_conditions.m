A = [1 2; 3 4]; x = [3 -4];
norm(x), norm(x, 1), norm(x, Inf), norm(x, -Inf), norm(x, 3), norm(x, 'fro'), norm(A), norm(A, 1), norm(A, 2), norm(A, Inf), norm(A, 'fro'), norm(A, 'inf'), norm([]), norm(5), norm(-5), norm([1i 1]), cond(A), cond(eye(2)), cond([1 1; 1 1]) > 1e15, rank(A), rank(ones(3)), trace(A), det(A), det(A'), inv(A), pinv([1; 2]), null(A), orth(eye(2)), expm(zeros(2)), rcond(eye(2)), kron(A, [1 1]), vecnorm([3 4; 6 8]), vecnorm([3 4; 6 8], 2, 2), x / norm(x), dot(x, x), sqrt(x * x'), sum(abs(x)), max(abs(x)), A / norm(A, 1), triu(A) + tril(A, -1), issymmetric(A + A'), isdiag(diag([1 2]))
try, norm(A, 3), catch e, disp(e.message), end
try, norm('abc'), catch e, disp(e.message), end
try, norm(A, 'bad'), catch e, disp(e.message), end
try, trace([1 2 3]), catch e, disp(e.message), end
try, rank('a'), catch e, disp(e.message), end
