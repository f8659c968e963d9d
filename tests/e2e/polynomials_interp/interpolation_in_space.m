% interpn and interp3; falling grids of interp2.
v = reshape (1:27, 3, 3, 3);
interpn (v, [1.5 2], [1.5 2], [1.5 2.5])
interpn (v, 4, 1, 1)
interpn ([1 2; 3 4], 1)
interpn ([1 2 3], [1 2], magic (3)(:, 1:2), [1.5; 2.5], [1.2; 1.8])
interpn (magic (4), 2.5, 3.5, "nearest"), interpn (magic (4), 2.5, 3.5, "spline")
interpn (magic (4), 2.5, 9, "linear", 0)
interp3 (v, 1.5, 2.5, 1.2)
[x, y, z] = meshgrid (1:3, 1:4, 1:2);
w = x + 10 * y + 100 * z;
interp3 (x, y, z, w, 2.5, 1.5, 1.5), interp3 (w, [1.5; 2.5], [1.5; 2], [1; 2])
interp2 ([1 2 3], [3 2 1], magic (3), 2.5, 3), interp2 ([3 2 1], [1 2 3], magic (3), 1.5, 1)
[n, d] = padecoef (1, 2)
[n, d] = padecoef (0.1, 3)
