% A plate of 9 x 9 points and one of 21 x 11.
U = dirich(20, 180, 80, 0, 4, 4, 0.5, 1e-6, 200);
disp(U)
U = dirich(0, 1, 2, 3, 2, 1, 0.1, 1e-4, 5);
fprintf('size %d x %d\n', size(U));
fprintf('mean %.10g\n', mean(mean(U)));
