% "mean", "median", "mode", "std", "bounds": vecdim takes several dimensions together
A = cat (3, [2 4; -2 1], [9 13; -5 7], [4 4; 8 -3]);
assert (mean (A, [1 2]), reshape ([1.25, 6, 3.25], 1, 1, 3))
assert (median (A, [1 2]), reshape ([1.5, 8, 4], 1, 1, 3))
assert (median (A, [1 3]), [3, 4])
assert (mode (A, [1 3]), [-5, 4])
assert (std (A, 0, [1 2]), std (reshape (A, 4, 1, 3)), 1e-14)
assert (mean (A, [1 2 3]), 3.5)
assert (mean (A, [2 1]), mean (A, [1 2]))
assert (mean (A, [1 5]), mean (A, 1))
[s, l] = bounds (A, [1 2]);
assert (s, reshape ([-2, -5, -3], 1, 1, 3))
assert (l, reshape ([4, 13, 8], 1, 1, 3))
[s, l] = bounds (A, [1 3]);
assert ([s; l], [-5, -3; 9, 13])
disp ('passed')
