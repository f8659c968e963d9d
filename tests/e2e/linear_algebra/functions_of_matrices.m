% Exponentials, logarithms and roots of matrices are of a class.
s = sqrtm ([2 1; 1 3]); s(1) + 1, s = sqrtm ([1 2; 3 4]); real (s(1)), isreal (s), s = sqrtm (diag ([4 9])), s = sqrtm ([1 2; 0 4])
s = logm ([2 1; 1 3]); s(1) + 1, e = expm ([1 2; 3 4]); e(1) + 1, e = expm (zeros (2))
