% "histcounts": bins by edges, by number, by width and by method, and how counts are normalized
X = [2 3 5 7 11 13 17 19 23 29];
[N, edges, bin] = histcounts (X, 6);
assert (N, [2 2 2 2 1 1])
assert (edges, [0 4.9 9.8 14.7 19.6 24.5 29.4], 1e-13)
assert (bin, [1 1 2 2 3 3 4 4 5 6])
[N, edges] = histcounts (primes (100), 'Normalization', 'probability');
assert (N, [0.4 0.28 0.28 0.04], 1e-15)
assert (edges, [0 30 60 90 120])
[N, ~, bin] = histcounts ([1 2 2 3 5 NaN], [1 2 3]);
assert (N, [1 3])
assert (bin, [1 2 2 2 0 0])
[N, edges] = histcounts ([-1 0 0 2], 'BinMethod', 'integers');
assert (N, [1 2 0 1])
assert (edges, -1.5:2.5)
[N, edges] = histcounts ([1 2 2 3 5], 'BinWidth', 2);
assert (N, [1 3 1])
assert (edges, [0 2 4 6])
[N, edges] = histcounts ([1 2 2 3 5 9], 'BinLimits', [0 6], 'NumBins', 3);
assert (N, [1 3 1])
assert (edges, [0 2 4 6])
assert (histcounts ([1 2 2 3 5], 'BinEdges', [0 3 6]), [3 2])
edges = [0 3 7];
assert (histcounts ([1 2 2 3], edges, 'Normalization', 'countdensity'), [1 0.25])
assert (histcounts ([1 2 2 3], edges, 'Normalization', 'cumcount'), [3 4])
assert (histcounts ([1 2 2 3], edges, 'Normalization', 'cdf'), [0.75 1])
assert (sum (histcounts ([1 2 2 3], edges, 'Normalization', 'pdf') .* diff (edges)), 1)
[N, E] = histcounts ([1 2 3 4], 2);
assert (N, [2 2])
assert (E, [1 3 5])
disp ('passed')
