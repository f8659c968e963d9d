% Low degrees at a few points.
[P, dP, d2P] = legendre_norm([-1 -0.5 0 0.5 1], 4)
P = legendre_norm(0.3, 3);
fprintf('%.6f\n', P);
