1;
function r = apply_twice(f, x), r = f(f(x)); end
function r = compose(f, g), r = @(x) f(g(x)); end
function y = map(f, v), y = zeros(size(v)); for k = 1:numel(v), y(k) = f(v(k)); end, end
function r = fold(f, v, init), r = init; for x = v, r = f(r, x); end, end
function s = sq(x), s = x .^ 2; end
apply_twice(@sq, 3), apply_twice(@(x) [x 'a'], ''), apply_twice(@not, true)
h = compose(@sqrt, @sq); h(-4)
map(@sq, 1:4), map(@(x) mod(x, 2), 1:5), map(@abs, [-1 2; -3 4])
fold(@plus, 1:5, 0), fold(@(a, b) a * b, 1:5, 1), fold(@max, [3 9 2], -Inf), fold(@(a, b) [b a], 1:4, [])
feval(@sq, 5), feval('sq', 6), feval(@(x, y) x / y, 1, 4)
ops = {@plus, @minus, @times, @rdivide}; cellfun(@(f) f(6, 3), ops)
tbl = struct('op', {'+', '-'}, 'fn', {@plus, @minus}); for t = tbl, printf('%s %d\n', t.op, t.fn(5, 2)); end
g = @sq; g(1:3), f2 = @(f) f(2); f2(@sq), f2(@(t) t + 100)
integral_ = @(f, a, b, n) sum(f(a + (b - a) * ((1:n) - 0.5) / n)) * (b - a) / n; integral_(@sq, 0, 1, 100)
d = @(f, x) (f(x + 1e-6) - f(x - 1e-6)) / 2e-6; printf('%.4f\n', d(@sq, 3));
newton = @(f, x) x - f(x) / d(f, x); x = 1; for k = 1:6, x = newton(@(t) t^2 - 2, x); end, printf('%.6f\n', x);
