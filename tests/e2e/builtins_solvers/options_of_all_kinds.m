% Options by names in any case, by structures and of classes that only the run knows.
1;
function dy = lorenz (t, y, s, r, b)
  dy = zeros (3, 1);
  dy(1) = s * (y(2) - y(1));
  dy(2) = y(1) * (r - y(3)) - y(2);
  dy(3) = y(1) * y(2) - b * y(3);
end
function show (t, y)
  printf ("%d %s %s:", rows (y), class (t), class (y));
  printf (" %.4f", y(end,:));
  printf ("\n");
end
f = @(t, y) lorenz (t, y, 10, 28, 8/3);
osc = @(t, y) [y(2); -y(1)];
[t, y] = ode45 (f, [0 1], [1; 1; 1]); show (t, y)
[t, y] = ode45 (f, [0 1], [1; 1; 1], odeset ("RelTol", 1e-6)); show (t, y)
[t, y] = ode45 (osc, [0 1], [1 0], odeset ("reltol", 1e-6, "ABSTOL", 1e-8)); show (t, y)
[t, y] = ode45 (osc, linspace (0, 2, 5), [1 0]); show (t, y)
[t, y] = ode45 (osc, [0 1], [1 0], odeset ("MaxStep", 0.05)); show (t, y)
[t, y] = ode45 (osc, [0 1], [1 0], odeset ("InitialStep", 0.01)); show (t, y)
[t, y] = ode23 (osc, [0 1], [1 0], odeset ("NonNegative", 1)); show (t, y)
[t, y] = ode45 (osc, [1 0], [1 0]); show (t, y)
[t, y] = ode45 (osc, single ([0 1]), [1 0]); show (t, y)
[t, y] = ode45 (osc, [0 1], single ([1 0])); show (t, y)
[t, y] = ode45 (@(t, y) 1i * y, [0 1], 1); disp (rows (y)), disp (abs (y(end) - exp (1i)) < 1e-2)
s = ode45 (osc, [0 1], [1 0]); disp (size (s.y)), disp (fieldnames (s)(1:2)')
[t, y, te, ye, ie] = ode45 (@(t, y) 1, [0 2], 0, odeset ("Events", @(t, y) deal (y - 1, 1, 0)));
printf ("%.3f %.3f %.3f %d\n", t(end), te, ye, ie);
names = {"RelTol", "AbsTol"};
for k = 1:2
  [t, y] = ode45 (osc, [0 1], [1 0], odeset (names{k}, 1e-8));
  show (t, y)
end
for tol = {1e-4, single(1e-6)}
  try
    [t, y] = ode45 (osc, [0 1], [1 0], odeset ("AbsTol", tol{1}));
    printf ("%s %s\n", class (t), class (y));
  catch e
    disp (strtok (e.message, "\n"))
  end
end
o = odeset ("RelTol", 1e-3); disp (numel (fieldnames (o))), disp (o.RelTol)
o = odeset (o, "AbsTol", 1e-5); disp ([o.RelTol, o.AbsTol])
disp (odeget (o, "RelTol")), disp (odeget (o, "MaxStep", 7))
try, odeget (o, "reltol"), catch e, disp (e.message), end
try, odeget (struct ("a", 1), "b", 2), catch e, disp (e.message), end
p = optimset ("TolX", 1e-8, "display", "off", "maxiter", 50)
p = optimset (p, "TolX", 1e-4); disp (p.TolX), disp (optimget (p, "MaxIter")), disp (optimget (p, "TolFun", 5))
p = optimset (p, optimset ("TolFun", 1e-2)); disp (sort (fieldnames (p))')
for name = {"TolX", "tolx", "MaxIter"}
  p = optimset (name{1}, 30); disp (fieldnames (p){1})
  printf ("%.5f\n", fzero (@(x) x ^ 2 - 2, [0 2], optimset (name{1}, 1e-9)));
end
x = fminsearch (@(x) (x(1) - 1) ^ 2 + (x(2) - 2) ^ 2, [0 0], optimset ("TolX", 1e-8, "TolFun", 1e-8)); printf ("%.3f ", x); disp ("")
x = fminunc (@(x) (x(1) - 1) ^ 2 + (x(2) - 2) ^ 2, [0; 0], optimset ("TolX", single (1e-8))); printf ("%.3f ", x); disp (class (x))
x = fsolve (@(x) [x(1) ^ 2 - 4; x(2) - x(1)], [1; 1], optimset ("MaxIter", 100)); printf ("%.3f ", x); disp ("")
x = fminbnd (@(x) (x - 1) ^ 2, 0, 3, optimset ("TolX", 1e-9)); printf ("%.3f\n", x);
