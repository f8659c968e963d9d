% Four bodies, few steps.
n = 4;
[R, seed] = fillmat(0.25, n, 3, 10);
[m, seed] = fillmat(seed, n, 1, 1e5);
[F, V] = nbody3d(n, R, m, 0.1, 2);
fprintf('%.6g %.6g %.6g\n', F');
fprintf('%.6g %.6g %.6g\n', V');
fprintf('balance %d\n', all(abs(sum(F)) < 1e-12*max(abs(F(:)))*n));
