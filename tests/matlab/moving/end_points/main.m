% "movmean", "movsum", "movmin": 'Endpoints' 'discard' and 'SamplePoints'
A = [4 8 6 -1 -2 -3 -1 3 4 5];
assert (movmean (A, 3, 'Endpoints', 'discard'), [6 13/3 1 -2 -2 -1/3 2 4], 1e-14)
assert (movsum ([1 2 3 4 5; 6 7 8 9 10], [2 1], 2, 'Endpoints', 'discard'), [10 14; 30 34])
assert (movmin ([5 1; 2 8; 7 3], 2, 'Endpoints', 'discard'), [2 1; 2 3])
assert (movmean (A, 3, 'SamplePoints', 1:10), movmean (A, 3))
assert (movmean ([1 2 3 4], 2, 'SamplePoints', 1:4), movmean ([1 2 3 4], 2))
assert (movmean ([1 2 3 4], 3, 'SamplePoints', [1 2 4 8]), [1.5 1.5 3 4])
assert (movsum ([1 2 3 4], [1 0], 'SamplePoints', [1 2 4 5]), [1 3 3 7])
disp ('passed')
