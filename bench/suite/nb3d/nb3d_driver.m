% Driver of the n-body program with 3-D arrays, published size.
scale = 1;
seed = 1;
n = round(scale^0.4*30);
dT = 0.5*0.0833;
T = 0.5*32.4362*sqrt(scale);
[R, seed] = fillmat(seed, n, 3, 1000.23);
[m, seed] = fillmat(seed, n, 1, 345);
[F, V] = nbody3d(n, R, m, dT, T);
fprintf('F %.6g %.6g %.6g\n', F(1:10:n, :)');
fprintf('V %.6g %.6g %.6g\n', V(1:10:n, :)');
