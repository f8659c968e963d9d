% "max", "min": 'ComparisonMethod' compares by absolute value or by real part
A = [1 -5 3; -7 2 -2];
assert (max (A, [], 'ComparisonMethod', 'abs'), [-7 -5 3])
[M, I] = max (A, [], 2, 'ComparisonMethod', 'abs');
assert (M, [-5; -7])
assert (I, [2; 1])
assert (min (A, [], 'all', 'ComparisonMethod', 'abs'), 1)
assert (max (A, [], 'ComparisonMethod', 'auto'), [1 2 3])
[M, I] = max (A, [], 'all', 'ComparisonMethod', 'abs');
assert ([M, I], [-7, 2])
B = [2 + 1i, 1 + 9i, 2 + 3i, -4];
assert (max (B, [], 'ComparisonMethod', 'real'), 2 + 3i)
assert (min (B, [], 'ComparisonMethod', 'real'), -4)
assert (max (B), 1 + 9i)
assert (max ([NaN -2 1], [], 'ComparisonMethod', 'abs'), -2)
assert (isnan (max ([NaN -2 1], [], 'includenan', 'ComparisonMethod', 'abs')))
assert (class (max (int8 ([-5 3]), [], 'ComparisonMethod', 'abs')), 'int8')
assert (max (int8 ([-5 3]), [], 'ComparisonMethod', 'abs'), int8 (-5))
disp ('passed')
