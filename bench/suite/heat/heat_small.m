% Few lines.
[t, U] = heatlines(5, 0.2, 20);
size(U)
disp(U(:, [1 10 end]))
fprintf('%.3f\n', t(end));
