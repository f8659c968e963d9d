% What any order of elimination gives: classes, extents, products of factors, errors.
1;
function told (varargin)
  for k = 1:numel (varargin)
    x = varargin{k};
    printf ("%s %dx%d %d; ", class (x), rows (x), columns (x), issparse (x));
  end
  printf ("\n");
end
function shown (x)
  told (x);
  x = full (x);
  x = [real(x); imag(x)];
  printf (" %.6g", x .* (abs (x) > 1e-14 | isnan (x)) + 0);
  printf ("\n");
end
function failed (f)
  try
    f ();
  catch err
    disp (err.message)
  end
end
P = sparse ([4 1 0 0 1; 1 5 2 0 0; 0 2 7 0 3; 0 0 0 4 0; 1 0 3 0 7]);
N = sparse ([0 2 0 0 1; 3 0 4 0 0; 0 5 0 0 2; 1 0 0 6 0; 0 0 7 0 3]);
[R, p, Q] = chol (P); told (R, p, Q); shown (abs (Q*(R'*R)*Q' - P) > 1e-12)
[L, p, q] = chol (P, "lower", "vector"); told (L, p, q); shown (abs (L*L' - P(q,q)) > 1e-12)
[R, p] = chol (P + 1i * (N - N')); told (R, p);
B = P; B(3, 3) = 0.1;
[R, p] = chol (B); shown (R); disp (p)
[L, p] = chol (B, "lower"); shown (L); disp (p)
B(1, 1) = -1;
[R, p] = chol (B); shown (R); disp (p)
failed (@() chol (B)); failed (@() chol (N(:,1:3))); failed (@() chol (P, "odd"));
for M = {P, N, N + 1i * P, N(:,1:3), N(1:3,:)}
  A = M{1};
  R = qr (A); told (R, qr (A, 0));
  shown (abs (R'*R - A'*A) > 1e-11)
  [Q, R] = qr (A); told (Q, R);
  [Q, R, E] = qr (A); told (Q, R, E); shown (abs (Q*R - A*E) > 1e-12)
  [Q, R, e] = qr (A, "vector"); told (e); shown (abs (Q*R - A(:,e)) > 1e-12)
  [C, R] = qr (A, ones (rows (A), 1), 0); told (C, R);
  shown (qr (A, (1:rows (A))'))
end
failed (@() qr (P, "econ"));
for M = {P, N, N + 1i * P}
  A = M{1};
  [L, U, p, q] = lu (A, "vector"); told (L, U, p, q); shown (abs (L*U - A(p,q)) > 1e-12)
  [L, U, P_, Q, R] = lu (A); told (L, U, R); shown (abs (L*U - P_*(R\A)*Q) > 1e-12)
  [L, U] = lu (A); told (L, U); shown (abs (L*U - A) > 1e-12)
  told (lu (A));
  shown (inv (A))
  shown (A ^ -2)
  told (A ^ 0.5);
  printf ("%.6g %.6g\n", real (det (A)), imag (det (A)));
end
shown (inv (sparse ([1 2 0; 2 4 0; 0 0 3])))
failed (@() inv (N(:,1:2))); failed (@() inv (sparse (2, 2))); failed (@() N(:,1:2) ^ 2); failed (@() norm (N > 0, 1));
failed (@() norm (N > 0, "fro")); failed (@() spfun (@exp, N > 0));
[c, h, up, order, R] = symbfact (P); shown (c); disp (h); shown (up); shown (order); shown (R)
[c, h, up, order, R] = symbfact (N, "col", "lower"); shown (c); shown (R)
shown (symbfact (N, "row")); shown (symbfact (tril (P), "lo"));
failed (@() symbfact (N(:,1:2))); failed (@() symbfact (N, "odd")); failed (@() symbfact (P, "sym", "odd"));
disp ([nzmax(sparse (3, 4)), nzmax(P)])
shown (spdiags ([1 2]', 0, 3, 3)); shown (spdiags (ones (3, 1), [0 1], 3, 3)); shown (spdiags ([], 0, 2, 2));
failed (@() spdiags (ones (3, 2), 0, 3, 3));
[c, v] = condest (N); told (c, v);
told (normest1 (N), normest1 (P(1:3,1:3)));
