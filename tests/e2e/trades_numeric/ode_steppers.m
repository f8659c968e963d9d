% ODE steppers with handles: euler, heun, rk4, rkf45 adaptive; lotka-volterra, pendulum
1;
function [t, Y] = step_fixed(method, f, tspan, y0, n)
  h = diff(tspan) / n;
  t = tspan(1) + (0:n) * h;
  Y = zeros(numel(y0), n + 1);
  Y(:, 1) = y0;
  for k = 1:n
    Y(:, k+1) = method(f, t(k), Y(:, k), h);
  end
end
function y = euler(f, t, y, h)
  y = y + h * f(t, y);
end
function y = heun(f, t, y, h)
  k1 = f(t, y); k2 = f(t + h, y + h * k1);
  y = y + h / 2 * (k1 + k2);
end
function y = rk4(f, t, y, h)
  k1 = f(t, y);
  k2 = f(t + h/2, y + h/2 * k1);
  k3 = f(t + h/2, y + h/2 * k2);
  k4 = f(t + h, y + h * k3);
  y = y + h/6 * (k1 + 2*k2 + 2*k3 + k4);
end
function [t, y, nrej] = rkf45(f, tspan, y0, tol)
  a = [0 1/4 3/8 12/13 1 1/2];
  b = [0 0 0 0 0; 1/4 0 0 0 0; 3/32 9/32 0 0 0; 1932/2197 -7200/2197 7296/2197 0 0;
       439/216 -8 3680/513 -845/4104 0; -8/27 2 -3544/2565 1859/4104 -11/40];
  c4 = [25/216 0 1408/2565 2197/4104 -1/5 0];
  c5 = [16/135 0 6656/12825 28561/56430 -9/50 2/55];
  t = tspan(1); y = y0(:); h = 0.1; nrej = 0;
  while t(end) < tspan(2)
    h = min(h, tspan(2) - t(end));
    K = zeros(numel(y0), 6);
    for s = 1:6
      K(:, s) = f(t(end) + a(s) * h, y(:, end) + h * K(:, 1:5) * b(s, :)');
    end
    e = norm(h * K * (c5 - c4)', Inf);
    if e <= tol
      t(end+1) = t(end) + h;
      y(:, end+1) = y(:, end) + h * K * c5';
    else
      nrej++;
    end
    h = h * min(2, max(0.2, 0.9 * (tol / max(e, 1e-300)) ^ 0.2));
  end
end
methods = {@euler, @heun, @rk4};
f = @(t, y) -2 * y + t;
exact = @(t) 1.25 * exp(-2 * t) + t / 2 - 0.25;
for i = 1:3
  errs = [];
  for n = [10 20 40]
    [t, Y] = step_fixed(methods{i}, f, [0 1], 1, n);
    errs(end+1) = abs(Y(end) - exact(1));
  end
  name = func2str(methods{i})
  errs
  order = log2(errs(1:end-1) ./ errs(2:end))
end
lv = @(t, y) [y(1) * (1.1 - 0.4 * y(2)); y(2) * (0.1 * y(1) - 0.4)];
[t, Y] = step_fixed(@rk4, lv, [0 10], [10; 10], 50);
Y(:, 1:10:end)
[tt, yy, nrej] = rkf45(@(t, y) [y(2); -sin(y(1))], [0 2], [1; 0], 1e-6);
numel(tt), nrej
yy(:, end)
energy = yy(2, :).^2 / 2 - cos(yy(1, :));
printf('%.6f\n', energy([1 end]));
methods
f
g = methods{2}
s.f = f; s.n = 3; s
