f = @(x) x.^3 - x - 2;
a = 1; b = 2;
for k = 1:60
  c = (a + b)/2;
  if f(a)*f(c) < 0, b = c; else, a = c; end
  if b - a < 1e-10, break, end
end
fprintf('bisection %.8f in %d\n', c, k);
x0 = 1; x1 = 2; n = 0;
while abs(x1 - x0) > 1e-12
  x2 = x1 - f(x1)*(x1 - x0)/(f(x1) - f(x0));
  x0 = x1; x1 = x2; n = n + 1;
  if n > 50, error('no convergence'), end
end
fprintf('secant %.8f in %d\n', x1, n);
g = @(x) (x + 2)^(1/3); x = 1; for k = 1:40, x = g(x); end, fprintf('fixed point %.8f\n', x);
abs(f(x)) < 1e-8
