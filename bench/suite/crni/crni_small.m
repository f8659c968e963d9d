% Crank-Nicolson on a small grid.
U = crnich(1, 0.1, 1, 11, 6);
disp(U)
U = crnich(2.5, 1.5, 2, 61, 61);
fprintf('size %d x %d\n', size(U));
fprintf('sum %.8g\n', sum(sum(U)));
fprintf('%.6g\n', U(20:10:50, 3));
