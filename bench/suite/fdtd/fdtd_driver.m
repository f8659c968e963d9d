% Driver of FDTD, published size.
Lx = .05;
Ly = .04;
Lz = .03;
Nx = 25;
Ny = 20;
Nz = 15;
nrm = 866.0254;
Nt = 200;
[Ex, Ey, Ez, Hx, Hy, Hz, Ets] = fdtd(Lx, Ly, Lz, Nx, Ny, Nz, nrm, Nt);
fprintf('size %d x %d\n', size(Ets));
fprintf('signal %.6g %.6g %.6g\n', Ets(50:50:200, :)');
fprintf('energy %.8g\n', sum(Ex(:).^2) + sum(Ey(:).^2) + sum(Ez(:).^2));
