% Systems without one solution: the least squares, the shortest of many, and the warning.
A = sparse ([1 2 0; 2 4 0; 0 0 3]);
printf ("%.5g\n", A \ [1; 1; 1]);
printf ("%.5g\n", A(:,1:2) \ [1; 2; 3]);
printf ("%.5g\n", A(1:2,[1 3]) \ [1; 2]);
x = sparse ([1 0 2; 0 3 0]) \ [5; 6];
printf ("%.5g\n", x);
disp (full (inv (A)))
try
  chol (-A)
catch err
  disp (err.message)
end
try
  chol (A(1:2,:))
catch err
  disp (err.message)
end
try
  qr (A, "econ")
catch err
  disp (err.message)
end
n = 40;
T = spdiags ([-ones(n, 1), 2 * ones(n, 1), -ones(n, 1)], -1:1, n, n);
B = kron (speye (n), T) + kron (T, speye (n));
b = (1:n * n)';
printf ("%.8g %d\n", sum (B \ b), norm (B * (B \ b) - b) < 1e-7);
B(3, 7) = 1;
printf ("%.8g %d\n", sum (B \ b), norm (B * (B \ b) - b) < 1e-7);
p = colamd (B);
[L, U] = lu (B(:,p));
printf ("%d %d\n", nnz (L), nnz (U));
p = amd (B);
printf ("%d %d\n", nnz (chol (B(p,p) + B(p,p)')), sum (p .* (1:n * n)));
