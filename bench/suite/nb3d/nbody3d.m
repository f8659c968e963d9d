function [F, V] = nbody3d(n, R, m, dT, T)
% NBODY3D  Simulate n bodies under gravity with n x n x 3 arrays.
F = zeros(n, 3);
V = zeros(n, 3);
G = 1e-11;                        % gravitational constant

ii = ones(n, 1)*(1:n);            % row and column numbers
jj = (1:n)'*ones(1, n);
kk = (1:n:n^2) + (0:n-1);         % the diagonal
dr = zeros(n, n, 3);
fr = zeros(n, n, 3);
a = zeros(n, 3);

for t = 1:dT:T
    % differences of all pairs
    dr(:) = R(jj, :) - R(ii, :);

    r = dr.*dr;
    r = r(:,:,1) + r(:,:,2) + r(:,:,3);
    r(kk) = 1.0;

    MM = m*m';
    MM(kk) = 0.0;
    f = G*(MM./r);

    r = sqrt(r);
    dr(:,:,1) = dr(:,:,1)./r;
    dr(:,:,2) = dr(:,:,2)./r;
    dr(:,:,3) = dr(:,:,3)./r;
    fr(:,:,1) = f.*dr(:,:,1);
    fr(:,:,2) = f.*dr(:,:,2);
    fr(:,:,3) = f.*dr(:,:,3);
    F(:) = mean(fr)*n;

    a(:,1) = F(:,1)./m;
    a(:,2) = F(:,2)./m;
    a(:,3) = F(:,3)./m;
    V = V + a*dT;
    R = R + V*dT;
end
