% Quadratic and nonlinear programs with each kind of constraint.
H = [2 0; 0 2];
q = [-2; -5];
function tell (x, obj), printf (" %.4f", x, obj); printf ("\n"); end
[x, obj] = qp ([0; 0], H); tell (x, obj)
[x, obj] = qp ([], H, q); tell (x, obj)
[x, obj, info, lambda] = qp ([0; 0], H, q, [1 1], 1); tell (x, obj), info.info, printf (" %.4f\n", lambda)
[x, obj] = qp ([0; 0], H, q, [], [], [0; 0], [1; 1]); tell (x, obj)
[x, obj] = qp ([0 0], H, q, [], [], [], [], -1, [1 1], 2); tell (x, obj)
[x, obj] = qp ([5; 5], H, q, [], [], [0; 0], [1; 1], optimset ('MaxIter', 5)); tell (x, obj)
try, qp ([0; 0], H, q, 1), catch err, disp (err.message), end
try, qp ([0; 0], H, [1 2 3]), catch err, disp (err.message), end
f = @(x) (x(1) - 2) ^ 2 + x(2) ^ 2;
[x, obj] = sqp ([1; 1], f); tell (x, obj)
[x, obj, info] = sqp ([1; 1], f, @(x) x(1) + x(2) - 1); tell (x, obj), info
[x, obj] = sqp ([1; 1], f, [], @(x) 1 - x(1)); tell (x, obj)
[x, obj] = sqp ([1; 1], f, [], [], [0; 0], [1; 1]); tell (x, obj)
[x, obj] = sqp ([1; 1], {f, @(x) [2 * (x(1) - 2); 2 * x(2)]}, [], @(x) [1 - x(1); x(2) - 0.25]); tell (x, obj)
try, sqp ([1; 1], f, {}), catch err, disp (err.message), end
try, sqp ([1; 1], f, [], {}), catch err, disp (err.message), end
[x, obj] = sqp ([1; 1], f, [], {}, [0; 0], [1; 1]); tell (x, obj)
try, sqp ([1; 1], {}), catch err, disp (err.message), end
