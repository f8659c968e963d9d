% Divisions by small matrices: regular, triangular, definite, singular and nearly singular ones.
1;
function go (A, B, C)
  x = A \ B;  printf ('%.10g ', x); printf ('\n');
  y = C / A;  printf ('%.10g ', y); printf ('\n');
end
function own (k)
  A = [4 1 2; 1 3 k; 2 k 5];  b = [1; k; 3];
  A = A \ [b b];  printf ('%.10g ', A);
  S = [2 1; k 3];  S = [1 k] / S;  printf ('%.10g ', S);
  T = [1 2; 0 k];  b = T \ [1; 1];  printf ('%.10g ', b);
  L = [k 0; 1 2];  b = L \ b;  printf ('%.10g\n', b);
end
function nearly (e)
  A = [1 2; 2 4 + e];  x = A \ [1; 2];  printf ('%.5g ', x); printf ('\n');
  y = [1 2] / A;  printf ('%.5g ', y); printf ('\n');
end
s = 1;
for n = 1:20
  M = zeros (3); for k = 1:9, s = mod (s * 16807, 2147483647); M(k) = mod (s, 17) - 8; end
  go (M, [1; 2; 3], [1 2 3; 4 5 6]);
  go (M * M' + eye (3), [1; 2; 3], [1 2 3; 4 5 6]);
end
for k = [-3 0 0.5 2 100], own (k), end
for e = [1 1e-10 1e-17 0], nearly (e), end
for e = [Inf NaN], nearly (e), end
