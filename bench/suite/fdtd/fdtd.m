function [Ex, Ey, Ez, Hx, Hy, Hz, Ets] = fdtd(Lx, Ly, Lz, Nx, Ny, Nz, nrm, Nt)
% FDTD  Maxwell's equations in a box with perfectly conducting walls.
%   Lx, Ly, Lz   size of the box, m
%   Nx, Ny, Nz   number of cells
%   nrm          norm of [Nx/Lx Ny/Ly Nz/Lz]
%   Nt           number of time steps
eps0 = 8.8541878e-12;             % F/m
mu0 = 4*pi*1e-7;                  % H/m
c0 = 299792458;                   % m/s

Cx = Nx/Lx;
Cy = Ny/Ly;
Cz = Nz/Lz;
Dt = 1/(c0*nrm);                  % limit of stability

Ex = zeros(Nx, Ny+1, Nz+1);
Ey = zeros(Nx+1, Ny, Nz+1);
Ez = zeros(Nx+1, Ny+1, Nz);
Hx = zeros(Nx+1, Ny, Nz);
Hy = zeros(Nx, Ny+1, Nz);
Hz = zeros(Nx, Ny, Nz+1);
Ets = zeros(Nt, 3);

% a start with some of many modes
Ex(1, 2, 2) = 1;
Ey(2, 1, 2) = 2;
Ez(2, 2, 1) = 3;

for n = 1:Nt
    % H everywhere
    Hx = Hx + (Dt/mu0)*((Ey(:,:,2:Nz+1) - Ey(:,:,1:Nz))*Cz ...
                      - (Ez(:,2:Ny+1,:) - Ez(:,1:Ny,:))*Cy);
    Hy = Hy + (Dt/mu0)*((Ez(2:Nx+1,:,:) - Ez(1:Nx,:,:))*Cx ...
                      - (Ex(:,:,2:Nz+1) - Ex(:,:,1:Nz))*Cz);
    Hz = Hz + (Dt/mu0)*((Ex(:,2:Ny+1,:) - Ex(:,1:Ny,:))*Cy ...
                      - (Ey(2:Nx+1,:,:) - Ey(1:Nx,:,:))*Cx);

    % E except on the walls
    Ex(:,2:Ny,2:Nz) = Ex(:,2:Ny,2:Nz) + (Dt/eps0)* ...
        ((Hz(:,2:Ny,2:Nz) - Hz(:,1:Ny-1,2:Nz))*Cy ...
       - (Hy(:,2:Ny,2:Nz) - Hy(:,2:Ny,1:Nz-1))*Cz);
    Ey(2:Nx,:,2:Nz) = Ey(2:Nx,:,2:Nz) + (Dt/eps0)* ...
        ((Hx(2:Nx,:,2:Nz) - Hx(2:Nx,:,1:Nz-1))*Cz ...
       - (Hz(2:Nx,:,2:Nz) - Hz(1:Nx-1,:,2:Nz))*Cx);
    Ez(2:Nx,2:Ny,:) = Ez(2:Nx,2:Ny,:) + (Dt/eps0)* ...
        ((Hy(2:Nx,2:Ny,:) - Hy(1:Nx-1,2:Ny,:))*Cx ...
       - (Hx(2:Nx,2:Ny,:) - Hx(2:Nx,1:Ny-1,:))*Cy);

    Ets(n, :) = [Ex(4,4,4) Ey(4,4,4) Ez(4,4,4)];
end
