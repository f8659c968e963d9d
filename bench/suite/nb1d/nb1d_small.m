% Five bodies, few steps.
n = 5;
seed = 0.25;
[Rx, seed] = fillmat(seed, n, 1, 10);
[Ry, seed] = fillmat(seed, n, 1, 10);
[Rz, seed] = fillmat(seed, n, 1, 10);
[m, seed] = fillmat(seed, n, 1, 1e5);
[Fx, Fy, Fz, Vx, Vy, Vz] = nbody1d(n, Rx, Ry, Rz, m, 0.1, 2);
fprintf('%.6g ', Fx); fprintf('\n');
fprintf('%.6g ', Fy); fprintf('\n');
fprintf('%.6g ', Vz); fprintf('\n');
size(Vx)
