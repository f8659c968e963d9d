% Driver of the adaptive quadrature, published size.
a = -1;
b = 6;
sz_guess = 1;
tol = 4e-13;
[SRmat, quad, err] = adapt(a, b, sz_guess, tol);
fprintf('rows     %d\n', size(SRmat, 1));
fprintf('integral %.10g\n', quad);
fprintf('error    %.4e\n', err);
