% The norm of each row or column.
u = norm (magic (4), "cols"); u(2) > 1, v = norm ([1 2; 3 4], 2, "rows"); size (v), v(2)
w = norm ([1 2; 3 4], 1, "columns"); w(1) + 1
x = norm ([1 2; 3 4], Inf, "rows"); x(1) * 2
norm (single ([3 4]), "rows"), norm (zeros (0, 3), "cols"), norm (zeros (3, 0), "rows")
