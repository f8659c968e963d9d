% "max": 'linear' and vecdim give linear indices into A
A = [8 2 4; 7 3 9];
[M, I] = max (A, [], 1, 'linear');
assert (M, [8 3 9])
assert (I, [1 4 6])
assert (M, A(I))
[M, I] = min (A, [], 2, 'linear');
assert (I, [3; 4])
assert (A(I), M)
disp ('passed')
