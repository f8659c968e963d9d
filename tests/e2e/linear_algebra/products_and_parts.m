A = [1 2; 3 4]; u = [1 2 3]; v = [4 5 6];
u * v'
u' * v
dot(u, v), cross(u, v), kron(u, [1; 1])
A * A', A' * A, A .* A', A ^ 3, 2 .^ A
norm(u), u / norm(u), sum(A .* A), trace(A * A'), sum(sum(A .* A))
A(:, 1)' * A(:, 2), A * [1; 1], [1 1] * A, A * 2, A / 2, u .* v, u ./ v
try, u * v, catch e, disp(e.message), end
try, A * u', catch e, disp(e.message), end
(A * A) * A == A * (A * A)
