% A box of 6 x 5 x 4 cells, and 30 steps.
[Ex, Ey, Ez, Hx, Hy, Hz, Ets] = fdtd(.06, .05, .04, 6, 5, 4, 173.2051, 30);
size(Ex), size(Ey), size(Ez)
disp([size(Hx); size(Hy); size(Hz)])
fprintf('%.6g %.6g %.6g\n', Ets(10:10:30, :)');
fprintf('energy %.8g\n', sum(Ex(:).^2) + sum(Ey(:).^2) + sum(Ez(:).^2));
Ex(:, :, 2)
