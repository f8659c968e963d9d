function H = hamiltonian(N)
% HAMILTONIAN  Five-point Laplacian with blocks, negative and scaled.
B = -4*eye(N) + diag(ones(N-1, 1), 1) + diag(ones(N-1, 1), -1);
C = cell(1, N);
for k = 1:N
    C{k} = B;
end
H = blkdiag(C{1, 1:N});
H = H + diag(ones(N*(N-1), 1), N) + diag(ones(N*(N-1), 1), -N);
H = -H/2;
