% A hypercube of five rows.
X = [1 1; 2 2; 3 3; 4 4; 5 5];
[Y, crit, swaps] = improvelhs(X, 40, 7);
Y
fprintf('criterion %.6f after %d swaps\n', crit, swaps);
disp(sort(Y))
disp(1./sqrt([-4 4]))
