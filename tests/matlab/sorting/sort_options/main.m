% "sort": 'MissingPlacement' and 'ComparisonMethod'
assert (sort ([3 NaN 1], 'MissingPlacement', 'first'), [NaN 1 3])
assert (sort ([3 NaN 1], 'MissingPlacement', 'auto'), [1 3 NaN])
assert (sort ([3 NaN 1], 'descend'), [NaN 3 1])
assert (sort ([3 NaN 1], 'descend', 'MissingPlacement', 'last'), [3 1 NaN])
[B, I] = sort ([NaN 1; 2 NaN], 1, 'descend', 'MissingPlacement', 'last');
assert (B, [2 1; NaN NaN])
assert (I, [2 1; 1 2])
assert (sort ([-5 3 4 -1], 'ComparisonMethod', 'abs'), [-1 3 4 -5])
assert (sort ([-5 3 4 -1], 'descend', 'ComparisonMethod', 'abs'), [-5 4 3 -1])
A = [1+2i, 3+1i, 1i, 0, -1i];
[B, I] = sort (A, 'ComparisonMethod', 'real');
assert (B, [-1i, 0, 1i, 1+2i, 3+1i])
assert (I, [5 4 3 1 2])
assert (sort ([1+2i, 3+1i, 1i, 0, -1i]), [0, -1i, 1i, 1+2i, 3+1i])
disp ('passed')
