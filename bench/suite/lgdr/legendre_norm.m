function [P, dP, d2P] = legendre_norm(x, n)
% LEGENDRE_NORM  Normalised Legendre polynomials up to degree n at the
%   points x, with their first and second derivatives; a column each.
x = x(:);
L = length(x);
P = zeros(L, n+1);
dP = zeros(L, n+1);
d2P = zeros(L, n+1);
P(:, 1) = ones(L, 1);
P(:, 2) = x;
dP(:, 2) = ones(L, 1);
dP(:, 3) = 3*x;
d2P(:, 3) = 3*ones(L, 1);
d2P(:, 4) = 15*x;
for k = 2:n
    P(:, k+1) = ((2*k - 1)*x.*P(:, k) - (k - 1)*P(:, k-1))/k;
end
for k = 3:n
    dP(:, k+1) = ((2*k - 1)*x.*dP(:, k) - k*dP(:, k-1))/(k - 1);
end
for k = 4:n
    d2P(:, k+1) = ((2*k - 1)*x.*d2P(:, k) - (k + 1)*d2P(:, k-1))/(k - 2);
end
for j = 1:n+1
    s = sqrt(j - 1/2);
    P(:, j) = s*P(:, j);
    dP(:, j) = s*dP(:, j);
    d2P(:, j) = s*d2P(:, j);
end
