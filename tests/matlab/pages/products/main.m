% "pagemtimes", "pagetranspose", "pagectranspose", "pagemldivide", "pageinv", "pagenorm": matrices that are pages
A = cat (3, [1 2; 3 4], [5 6; 7 8]);
B = cat (3, [1 0; 0 2], [0 1; 1 0]);
C = pagemtimes (A, B);
for k = 1:2
  assert (C(:,:,k), A(:,:,k) * B(:,:,k))
end
assert (pagemtimes ([1 1], A), cat (3, [4 6], [12 14]))
assert (pagemtimes (A, 'transpose', B, 'none')(:,:,2), A(:,:,2).' * B(:,:,2))
assert (size (pagemtimes (ones (2, 3, 1, 5), ones (3, 4, 2))), [2 4 2 5])
assert (pagemtimes (A, 3), 3 * A)
assert (pagetranspose (A)(:,:,2), A(:,:,2).')
assert (size (pagetranspose (ones (2, 3, 4, 5))), [3 2 4 5])
assert (pagectranspose ([1+2i, 3]), [1-2i; 3])
X = pagemldivide (A, [1; 2]);
assert (X(:,:,2), A(:,:,2) \ [1; 2], 1e-14)
assert (pagemrdivide ([1 2], A)(:,:,1), [1 2] / A(:,:,1), 1e-14)
assert (pageinv (B)(:,:,1), [1 0; 0 0.5])
assert (pagenorm (cat (3, [3 4], [6 8])), cat (3, 5, 10), 1e-14)
disp ('passed')
