% interp1 at doubled points, from either side, with decreasing points and the value outside in fourth place
x = [1 2 2 3 4];
y = [0 1 4 2 1];
at = [-1 1.5 2 2.5 3.5];
disp (interp1 (x, y, at, "linear", "extrap", "right"))
disp (interp1 (x, y, at, "linear", "extrap", "left"))
disp (interp1 (x, y, [0 2 2.5 5], "linear", 7, "left"))
disp (interp1 (x, y, [0 2 2.5 5]))
disp (interp1 ([4 3 3 1], [1 2 5 8], [2 3 3.5]))
disp (interp1 ([1 4 9 16], [1.5 2.5 9], "linear", 0))
disp (interp1 (1:4, [1 4 9 16; 2 8 18 32]', [1.5; 3]))
disp (repelem (cat (3, [-1 0; 0 1], [-1 0; 0 1]), 2, 3))
q = [1 2 3; 4 5 6];
disp (norm (q, 3, "rows")), disp (norm (q, "fro", "rows")), disp (norm (q, 1, "cols")), disp (norm (q, Inf, "columns"))
disp (norm (q, "rows")), disp (norm (q, "inf")), disp (norm (q(1,:), 1))
