% An infinite bound is none, whatever its sign
[x, f, e] = glpk ([1; -1], [1, 0], 2, [0; Inf], [-Inf; 0], "S")
[x, f, e] = glpk ([1; 1], [1, 2], 4, [0; 0], [-Inf; -Inf], "L")
[x, lambda, info, iter] = __qp__ ([0; 0], [2 0; 0 2], [-2; -5], zeros (0, 2), zeros (0, 1), [1 -2; -1 -2; -1 2], [-2; -6; -2], 100, 1e-6);
printf ("%.4f ", x, lambda), disp (info)
try, __qp__ (0, 1), catch err, disp (err.message), end
[x, lambda, info] = __qp__ ([1; 1], eye (2), [0; 0], [1 1], 2, zeros (0, 2), zeros (0, 1), 100, 1e-6);
printf ("%.4f ", x, lambda), disp (info)
