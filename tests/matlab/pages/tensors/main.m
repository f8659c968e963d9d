% "tensorprod": outer products and contractions
A = reshape (1:24, 2, 3, 4);
B = reshape (1:20, 4, 5);
C = tensorprod (A, B, 3, 1);
assert (size (C), [2 3 5])
assert (C(2,3,4), sum (squeeze (A(2,3,:)) .* B(:,4)))
assert (size (tensorprod (ones (2, 3), ones (4, 5))), [2 3 4 5])
assert (tensorprod ([1 2; 3 4], [1 2; 3 4], 'all'), 30)
assert (tensorprod ([1 2; 3 4], [1 2; 3 4], [1 2], [2 1]), 29)
assert (tensorprod ([1 2; 3 4], [5 6; 7 8], 2, 1), [1 2; 3 4] * [5 6; 7 8])
assert (size (tensorprod (ones (2, 3), ones (4, 5), 'NumDimensionsA', 3)), [2 3 1 4 5])
disp ('passed')
