% Handles that pass through functions with what they have captured.
1;
function y = twice(f, x)
  y = f(f(x));
end
function g = compose(f, h)
  g = @(x) f(h(x));
end
function g = shifted(f, by)
  g = @(x) f(x - by);
end
function [r, k] = newton(f, x, tol)
  k = 0;
  do
    k++;
    d = (f(x + 1e-6) - f(x - 1e-6)) / 2e-6;
    s = f(x) / d;
    x -= s;
  until abs(s) < tol || k > 50
  r = x;
end
function s = integrate(f, a, b, n)
  h = (b - a) / n;
  s = (f(a) + f(b)) / 2;
  for k = 1:n-1
    s += f(a + k*h);
  end
  s *= h;
end
function y = rk4(f, y, t, h, n)
  for k = 1:n
    k1 = f(t, y);
    k2 = f(t + h/2, y + h/2*k1);
    k3 = f(t + h/2, y + h/2*k2);
    k4 = f(t + h, y + h*k3);
    y += h/6*(k1 + 2*k2 + 2*k3 + k4);
    t += h;
  end
end
function out = pick(f, g, which)
  if which
    out = f;
  else
    out = g;
  end
end
a = 3; v = [1 2; 3 4]; w = 'abc';
disp(twice(@(x) a*x + 1, 2))
disp(twice(@(x) x.*v, [1 1; 2 2]))
disp(twice(@(x) [x w], 'q'))
f = compose(@(x) x.^2, @(x) x + a);
disp(f(1:3))
g = shifted(shifted(@sin, 1), a);
printf('%.10f\n', g(4), g([5 6]));
[r, k] = newton(@(x) x^2 - a, 1, 1e-10);
printf('%.8f %d\n', r, k);
[r, k] = newton(shifted(@(x) x^3, 2), 3, 1e-3);
printf('%.2f %d\n', r, k > 5);
printf('%.8f\n', integrate(@(x) exp(-x.^2) * a, 0, 1, 100));
m = struct('k', 2, 'c', 0.5, 'A', [0 1; -1 0]);
printf('%.8f ', rk4(@(t, y) m.A*y - m.c*y*t, [1; 0], 0, 0.1, 20)); disp('')
printf('%.8f ', rk4(@(t, y) -m.k*y, 1, 0, 0.1, 20)); disp('')
p = pick(@(x) x + a, @(x) x + a, true); disp(p(1))
q = pick(@(x) x + a, @(x) x - a, a > 5); disp(q(1))
q
p
h = @() v;
v(1) = 100;
disp(h())
z = h();
z(2, 2) = -1;
disp([z, h()])
fs = cell(1, 3);
for k = 1:3
  fs{k} = @(x) k*x + v(1);
end
for k = 1:3, printf('%d ', fs{k}(10)); end, disp('')
acc = @(x) x;
for k = 1:3
  acc = @(x) acc(x) + k;
end
disp(acc(0))
disp(func2str(compose(@(x) x + a, @cos)))
try
  twice(@(x) x + [1 2 3], [1 2])
catch err
  disp(err.message)
end
try
  twice(@(x, y) x + y, 1)
catch err
  disp(err.message)
end
