% "cumsum", "cumprod", "cummax", "cummin": direction 'reverse' works from the end to the beginning
A = [1 4 7; 2 5 8; 3 6 9];
assert (cumsum (A, 'reverse'), [6 15 24; 5 11 17; 3 6 9])
assert (cumsum (A, 2, 'reverse'), flip (cumsum (flip (A, 2), 2), 2))
assert (cumsum (A, 'forward'), cumsum (A))
assert (cumprod ([1 2 3], 'reverse'), [6 6 3])
assert (cummax ([3 9 2 5], 'reverse'), [9 9 5 5])
assert (cummin ([8; 1; 6; 2], 'reverse'), [1; 1; 2; 2])
assert (cumsum ([1 NaN 3], 2, 'reverse', 'omitnan'), [4 3 3])
assert (class (cumsum (single (1:3), 'reverse')), 'single')
disp ('passed')
