A = [true false; true true]; B = [false false; true false];
isequal(~(A & B), ~A | ~B), isequal(~(A | B), ~A & ~B), A & ~B, xor(A, B), A == B, any(A & B), all(A | B), nnz(A - B), A * B, A .* B, A + B, A - B, class(A * B), A', A(B), A(:)' & B(:)', true(2) & 5, [1 2; 0 3] & A
