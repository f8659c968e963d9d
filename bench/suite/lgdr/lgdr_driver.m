% Driver of the Legendre program, published size.
x = linspace(-1, 1, 2000);
[P, dP, d2P] = legendre_norm(x, 200);
fprintf('%.6g %.6g %.6g\n', P(1001, 101), dP(1001, 101), d2P(1001, 101));
fprintf('%.6g\n', sum(sum(P)));
