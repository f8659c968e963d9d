% "makima", "interp1": modified Akima interpolation
assert (makima (1:5, [2 4 6 8 10], 2.5), 5)
assert (makima (1:5, [1 1 1 2 3], [1.5 2.5]), [1 1])
assert (interp1 (1:5, [2 4 6 8 10], 4.25, 'makima'), 8.5, 1e-14)
x = [0 1 3 4 7];
y = [2 -1 5 0 1];
assert (makima (x, y, x), y, 1e-14)
pp = makima (x, y);
assert (ppval (pp, 2), makima (x, y, 2))
assert (isnan (interp1 (x, y, 9, 'makima')))
assert (makima (fliplr (x), fliplr (y), 2), makima (x, y, 2))
disp ('passed')
