% Factors of sparse matrices, with the permutations that SuiteSparse chooses.
1;
function show (varargin)
  for k = 1:numel (varargin)
    x = varargin{k};
    printf ("%s %d x %d, sparse %d:", class (x), rows (x), columns (x), issparse (x));
    x = full (x)(:).';
    printf (" %.5g", real (x) .* (abs (real (x)) > 1e-12) + 0);
    if (iscomplex (x))
      printf (" i");
      printf (" %.5g", imag (x) .* (abs (imag (x)) > 1e-12) + 0);
    end
    printf ("\n");
  end
end
[i, j] = meshgrid (1:6);
P = sparse (2 * (i == j) + 4 * (i == j) - (abs (i - j) == 1) - 2 * (abs (i - j) == 3));
N = sparse (mod (3 * i + 5 * j, 7) .* (mod (i .* j + i, 3) == 1) + 9 * (i == mod (j + 1, 6) + 1));
all_of = {P, N, P + 1i * (N - N'), N(:,1:4), N(1:4,:), N * 1i};
for at = 1:numel (all_of)
  A = all_of{at};
  printf ("-- matrix %d\n", at);
  if (rows (A) == columns (A))
    [R, p] = chol (A); show (R, p);
    [R, p, Q] = chol (A); show (R, p, Q);
    [L, p, q] = chol (A, "lower", "vector"); show (L, p, q);
    [x, r] = det (A); show (x, r);
    show (inv (A));
    show (amd (A), symamd (A));
  end
  show (lu (A));
  [L, U] = lu (A); show (L, U);
  [L, U, P] = lu (A); show (L, U, full (P));
  [L, U, p, q] = lu (A, "vector"); show (L, U, p, q);
  [L, U, P, Q, R] = lu (A); show (L, U, full (P), full (Q), R);
  [L, U, P, Q] = lu (A, [0.9, 0.9]); show (L, U, full (P), full (Q));
  show (qr (A), qr (A, 0));
  [Q, R] = qr (A); show (Q, R);
  [Q, R, P] = qr (A, 0); show (Q, R, P);
  [Q, R, p] = qr (A, "vector"); show (p);
  [C, R] = qr (A, (1:rows (A))'); show (C, R);
  show (colamd (A));
  show (A \ (1:rows (A))', A \ sparse (1:rows (A), 1, 1), (1:columns (A)) / A);
end
