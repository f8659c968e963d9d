% A small grid.
H = hamiltonian(3)
[u, norms] = schr(6, 5);
fprintf('%.6f ', norms); fprintf('\n');
fprintf('%.6f %.6f\n', [real(u(3, :)); imag(u(3, :))]);
size(u), iscomplex(u)
