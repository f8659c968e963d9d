% Driver of the Schroedinger program, published size.
[u, norms] = schr(14, 100);
fprintf('norms %.6f %.6f\n', norms(1), norms(end));
fprintf('%.6f %.6f\n', [real(u(7, 5:8)); imag(u(7, 5:8))]);
