% Loops over numbers beside sparse matrices: what is made of a sparse one may be sparse, all else is full.
1;
function told (x)
  printf ("%s %dx%d %d\n", class (x), rows (x), columns (x), issparse (x));
end
function A = assembled (n)
  K = [2 -1; -1 2];
  i = j = v = zeros (1, 4 * n);
  k = 0;
  for e = 1:n
    for p = 1:2
      for q = 1:2
        k = k + 1;
        i(k) = e + p - 1;
        j(k) = e + q - 1;
        v(k) = K(p, q) / n;
      end
    end
  end
  A = sparse (i, j, v);
end
A = assembled (3)
x = (1:4)';
y = A * x;
told (y)
told (A > 0); told (A == 0); told (! A); told (A & 1); told (abs (A)); told (A'); told (double (A > 0));
told (A(:, 2)); told (A(A > 0)); told (A(2, 2)); told (logical (A)); told (sum (A)); told (any (A)); told (cumsum (A));
told (A .* (x * x')); told (A + x * x'); told ([A, x]); told ({A}{1} != 0); told (reshape (A, 2, 8)); told (repmat (A, 1, 2));
told (zeros (2, 3, "like", A)); told (mod (A, 2)); told (max (A)); told (find (A)); told (size (A)); told (full (A) > 1);
told (isnan (A)); told (cellfun (@(m) m(1, 2) > 0, {A, A})); told (arrayfun (@(k) A(k, k), 1:3));
told (eye (4) + A); told (2 * eye (4) * A); told (A / 2); told (eye (4)(:, [2 1 3 4]) * A);
[~, ~, P] = lu (full (A)); told (P * A); told (P' * A * P);
s.m = A; s.k = 1;
told (s.m >= s.k); told (s.m * s.k);
if (isreal (A) && isa (A, "double"))
  told (A * 2)
end
total = 0;
for k = 1:4
  total = total + A(k, k) * x(k);
end
printf ("%g\n", total); told (total);
for column = A
  printf (" %d %g;", issparse (column), sum (column));
end
printf ("\n");
r = x; p = r;
for k = 1:3
  q = A * p;
  a = (r' * r) / (p' * q);
  n = r - a * q;
  p = n + (n' * n) / (r' * r) * p;
  r = n;
end
told (r); printf ("%.4f\n", norm (r));
B = zeros (4); B(:, 2) = A(:, 2); told (B); B = A; B(1, 4) = 7; told (B);
c = accumarray ([1 1; 2 2; 1 1], [1 2 3], [2 2], [], 0, true)
