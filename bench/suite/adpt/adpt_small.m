% The adaptive quadrature at tolerances that Octave does at once.
[SRmat, quad, err] = adapt(-1, 6, 1, 1e-6);
fprintf('rows     %d\n', size(SRmat, 1));
fprintf('integral %.10g\n', quad);
fprintf('error    %.4e\n', err);
disp(SRmat(1:4, 1:2));
[T, q] = adapt(0, 1, 5, 1e-3);
size(T)
q
disp(issorted(SRmat(:, 1)));
