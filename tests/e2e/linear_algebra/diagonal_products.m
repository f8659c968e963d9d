% The zeros beside a diagonal take no part in products and quotients; rows and columns are scaled or moved.
D = diag ([1 2 3]);
A = [1 NaN 3; 4 5 Inf; 7 8 9];
D * A
A * D
D \ A
A / D
P = eye (3)(:, [2 3 1]);
P * A
A * P
P \ A
A / P
E = diag ([1 0 2]);
E \ A
A / E
diag ([1 2 3], 3, 2) * [NaN 1; 2 3]
diag ([1 2], 2, 3) * [NaN 1; 2 3; 4 NaN]
diag ([1i 2]) * [1 3; 0 2]
single (A) * diag ([2 4 8])

% Inverses keep the form, also where they are infinite.
x = inv (diag ([1 2 4]))
[x, r] = inv (diag ([1 0 2]))
[x, r] = inv (diag ([1 Inf]))
try
  inv (diag ([0 0]))
catch e
  disp (e.message)
end
[x, r] = inv ([1 NaN; 2 3])
[x, r] = inv ([1 NaN; 0 4])
[x, r] = inv (0)
[x, r] = inv (-0)
[x, r] = inv (complex (1, Inf))
x = inv (zeros (2, 0))
rcond ([1 NaN; 2 3])
