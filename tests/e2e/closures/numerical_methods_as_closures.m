deriv = @(f, h) @(x) (f(x + h) - f(x - h)) / (2 * h);
integ = @(f, n) @(a, b) sum(f(linspace(a, b, n + 1)(1:end-1) + (b - a) / (2 * n))) * (b - a) / n;
d = deriv(@sin, 1e-4); printf('%.6f\n', d(0)); I = integ(@(x) x .^ 2, 1000); printf('%.6f\n', I(0, 3));
newton = @(f) @(x) x - f(x) / deriv(f, 1e-5)(x); step_ = newton(@(x) x ^ 2 - 5); x = 2; for k = 1:5, x = step_(x); end, printf('%.8f\n', x);
euler = @(f, h) @(t, y) [t + h, y + h * f(t, y)]; st = euler(@(t, y) -2 * y, 0.1); v = [0 1]; for k = 1:10, v = st(v(1), v(2)); end, printf('%.6f\n', v); lerp = @(a, b) @(t) a + (b - a) * t; l = lerp([0 0], [10 20]); l(0.25), clampf = @(f, lo, hi) @(x) min(max(f(x), lo), hi); c = clampf(@(x) x * 10, 0, 5); c([0.1 0.3 0.9])
