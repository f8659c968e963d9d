tbl = struct('name', {'lin', 'quad'}, 'f', {@(x) x, @(x) x.^2}, 'df', {@(x) 1 + 0*x, @(x) 2*x});
for t = tbl, printf('%s: %g %g\n', t.name, t.f(3), t.df(3)); end
derive = @(f) @(x) (f(x + 1e-5) - f(x - 1e-5)) / 2e-5; g = derive(@(x) x^3); printf('%.4f\n', g(2)); h = derive(derive(@(x) x^3)); printf('%.2f\n', h(2));
scale = 3; scaled = cellfun(@(f) @(x) scale * f(x), {@sin, @cos}, 'UniformOutput', false); scale = 0; scaled{2}(0)
repeat_ = @(f, n) @(x) iter(f, n, x);
function x = iter(f, n, x), for k = 1:n, x = f(x); end, end
r = repeat_(@(v) v * 2, 5); r(1), v = 2; p = @(x) x ^ v; clear v; p(3), q = @() p(4); clear p; q()
