% "maxk", "mink": the k largest or smallest elements, with their places
[B, I] = maxk ([60 10 40 20 50 30], 3);
assert (B, [60 50 40])
assert (I, [1 5 3])
A = [8 1 6; 3 5 7; 4 9 2];
assert (maxk (A, 2), [8 9 7; 4 5 6])
assert (maxk (A, 2, 2), [8 6; 7 5; 9 4])
[B, I] = mink (A, 1, 2);
assert ([B, I], [1 2; 3 1; 2 3])
assert (maxk ([1 2], 5), [2 1])
assert (mink ([NaN 3 1], 2), [1 3])
assert (maxk ([NaN 3 1], 3), [3 1 NaN])
assert (maxk ([-9 3 5], 2, 'ComparisonMethod', 'abs'), [-9 5])
assert (class (maxk (int8 ([1 5 3]), 2)), 'int8')
disp ('passed')
