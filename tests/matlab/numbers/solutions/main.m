% "deval": the solution of an equation at points between those of the solver, and its parts
opts = odeset ('RelTol', 1e-8, 'AbsTol', 1e-10);
sol = ode45 (@(t, y) [y(2); -y(1)], [0 5], [0; 1], opts);
x = linspace (0, 5, 23);
y = deval (sol, x);
assert (size (y), [2 23])
assert (y, [sin(x); cos(x)], 1e-4)
assert (deval (x, sol), y)
assert (deval (sol, x, 2), y(2,:), 1e-12)
[y, yp] = deval (sol, 1);
assert (yp, [y(2); -y(1)], 1e-3)
failed = false;
try
  deval (sol, 6);
catch
  failed = true;
end
assert (failed)
disp ('passed')
