eig([2 0; 0 1])
eig([2 1; 1 2])
eig([0 1; -1 0])
[V, D] = eig([2 0; 0 3])
[V, D] = eig([4 1; 2 3]); diag(D)', norm([4 1; 2 3] * V - V * D) < 1e-12
eig([1 2; 0 3]), eig(5), eig([]), sort(eig(magic(3))), poly([2 1; 1 2]), roots(poly([2 1; 1 2])), trace([4 1; 2 3]) - sum(eig([4 1; 2 3])) < 1e-12
A = [2 -1 0; -1 2 -1; 0 -1 2]; e = eig(A); fprintf('%.6f\n', e);
v = [1; 1; 1]; for k = 1:50, v = A * v; v = v / norm(v); end, fprintf('%.6f\n', v' * A * v);
try, eig([1 2 3]), catch e, disp(e.message), end
max(abs(eig([0.5 0.5; 0.2 0.8])))
