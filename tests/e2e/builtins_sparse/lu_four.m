% The factors of a sparse matrix with its columns in an order of their own: whichever it is, the product is the same.
A = sparse ([4 1 0; 1 5 2; 0 2 6]);
[L, U, P, Q] = lu (A);
disp (norm (full (L * U - P * A * Q)) < 1e-12)
b = [1; 2; 3];
x = Q * (U \ (L \ (P * b)));
printf ("%.6f\n", x);
[L, U, p, q] = lu (A, "vector");
disp (norm (full (L * U - A(p, q))) < 1e-12)
