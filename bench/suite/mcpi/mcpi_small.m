% Few points.
fprintf('%.6f\n', rand());
p = mcpi(10, 20)
p = mcpi(1, 1)
