[xs, ys] = stairs ([1 3 2]);
disp ([xs, ys])
[xs, ys] = stairs ([1 3 2; 4 5 6])
[xs, ys] = stairs ([0 1 5], [1 3 2], 'r')
[xs, ys] = stairs ([1 2]', [1 3; 4 2])
[xs, ys] = stairs (5)
try, [xs, ys] = stairs ([1 2 3], [1 2]), catch e, disp (e.message), end
try, [xs, ys] = stairs (ones (2, 2, 2)), catch e, disp (e.message), end
[th, r] = rose ([1 2 2 3], 4);
disp ([th, r])
[th, r] = rose ([1 -1 7; 2 3 4], [0 1 2 4]);
disp ([th, r])
[th, r] = rose ([0.1 1 2 6]);
size (th), sum (r), find (r)'
z = sombrero (3)
[x, y, z] = sombrero (3);
disp ([x, y, z])
[nx, ny, nz] = surfnorm ([1 2 3; 2 3 4; 4 5 7])
[nx, ny, nz] = surfnorm ([1 2 4; 1 2 4], [1 1 1; 3 3 3], [1 2 4; 8 0 3])
try, [a, b, c] = surfnorm ([1 2], [1 3], [1 2; 4 8]), catch e, disp (e.message), end
