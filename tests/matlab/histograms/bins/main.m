% "discretize": the bins of elements, their values, and which edge belongs to them
data = [1 1 2 3 6 5 8 10 4 4];
edges = [2 4 6 8 10];
assert (discretize (data, edges), [NaN NaN 1 1 3 2 4 4 2 2])
assert (discretize (data, edges, 'IncludedEdge', 'right'), [NaN NaN 1 1 2 2 3 4 1 1])
assert (discretize ([1 4 9 20], [0 5 10], [10 20]), [10 10 20 NaN])
assert (discretize ([1 4 9], [0 5 10], {'low', 'high'}), {'low', 'low', 'high'})
[Y, E] = discretize ([0 1 2 3 10], 3);
assert (numel (E), 4)
assert (E(1) <= 0 && E(end) >= 10)
assert (Y, [1 1 1 1 3])
assert (size (discretize (magic (4), [0 8 16])), [4 4])
disp ('passed')
