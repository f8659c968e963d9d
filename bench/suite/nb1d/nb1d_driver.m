% Driver of the n-body program with one vector per coordinate, published size.
scale = 1;
seed = 1;
n = round(scale^0.4*30);
dT = 0.5*0.0833;
T = 0.5*32.4362*sqrt(scale);
[Rx, seed] = fillmat(seed, n, 1, 1000.23);
[Ry, seed] = fillmat(seed, n, 1, 1000.23);
[Rz, seed] = fillmat(seed, n, 1, 1000.23);
[m, seed] = fillmat(seed, n, 1, 345);
[Fx, Fy, Fz, Vx, Vy, Vz] = nbody1d(n, Rx, Ry, Rz, m, dT, T);
fprintf('F %.6g %.6g %.6g\n', [Fx(1:10:n) Fy(1:10:n) Fz(1:10:n)]');
fprintf('V %.6g %.6g %.6g\n', [Vx(1:10:n) Vy(1:10:n) Vz(1:10:n)]');
