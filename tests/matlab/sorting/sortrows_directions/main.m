% "sortrows", "issortedrows", "topkrows": a direction for all columns, or one for each
A = [3 1 4; 1 5 9; 3 1 2];
assert (sortrows (A, 'descend'), [3 1 4; 3 1 2; 1 5 9])
assert (sortrows (A, 3, 'descend'), [1 5 9; 3 1 4; 3 1 2])
assert (sortrows (A, [1 3], {'descend', 'ascend'}), [3 1 2; 3 1 4; 1 5 9])
[B, I] = sortrows (A, [1 3], {'ascend', 'descend'});
assert (I, [2; 1; 3])
assert (issortedrows ([1 2; 1 3; 2 0]))
assert (! issortedrows (A))
assert (issortedrows (A, 2, 'ascend') == false)
X = [10 3; 2 8; 10 5; 1 1];
assert (topkrows (X, 2), [10 5; 10 3])
[T, I] = topkrows (X, 2, 2);
assert (T, [2 8; 10 5])
assert (I, [2; 3])
assert (topkrows (X, 2, 'ascend'), [1 1; 2 8])
assert (topkrows (X, 3, [1 2], {'ascend', 'descend'}), [1 1; 2 8; 10 5])
disp ('passed')
