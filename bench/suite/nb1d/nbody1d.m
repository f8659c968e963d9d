function [Fx, Fy, Fz, Vx, Vy, Vz] = nbody1d(n, Rx, Ry, Rz, m, dT, T)
% NBODY1D  Simulate n bodies under gravity; a vector for each coordinate.
Fx = zeros(n, 1);
Fy = zeros(n, 1);
Fz = zeros(n, 1);
Vx = zeros(n, 1);
Vy = zeros(n, 1);
Vz = zeros(n, 1);
G = 1e-11;                        % gravitational constant

for t = 1:dT:T
    for k = 1:n
        % where the others are, as seen from body k
        drx = Rx - Rx(k);
        dry = Ry - Ry(k);
        drz = Rz - Rz(k);

        r = drx.*drx + dry.*dry + drz.*drz;
        r(k) = 1.0;

        M = m*m(k);
        M(k) = 0.0;               % a body doesn't pull itself
        f = G*(M./r);

        r = sqrt(r);
        drx = drx./r;
        dry = dry./r;
        drz = drz./r;

        frx = f.*drx;
        fry = f.*dry;
        frz = f.*drz;
        Fx(k) = mean(frx)*n;
        Fy(k) = mean(fry)*n;
        Fz(k) = mean(frz)*n;
    end

    ax = Fx./m;
    ay = Fy./m;
    az = Fz./m;
    Vx = Vx + ax*dT;
    Vy = Vy + ay*dT;
    Vz = Vz + az*dT;
    Rx = Rx + Vx*dT;
    Ry = Ry + Vy*dT;
    Rz = Rz + Vz*dT;
end
