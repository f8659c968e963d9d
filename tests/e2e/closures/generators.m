fib = @(n) round(((1 + sqrt(5)) / 2) ^ n / sqrt(5)); arrayfun(fib, 1:8)
seq = @(a, d) @(n) a + (n - 1) * d; s = seq(3, 4); s(1), s([1 2 3])
take = @(f, n) arrayfun(f, 1:n); take(s, 4), take(@(k) k ^ 2, 5)
zipw = @(f, a, b) arrayfun(f, a, b); zipw(@plus, 1:3, 4:6), filt = @(p, v) v(arrayfun(p, v)); filt(@(x) mod(x, 2) == 1, 1:7), foldr = @(f, v, z) z; y = 0; for x = fliplr(1:4), y = x - y; end, y
compose = @(fs) @(x) apply_all(fs, x);
function x = apply_all(fs, x), for f = fs, x = f{1}(x); end, end
h = compose({@(x) x + 1, @sqrt, @(x) -x}); h(8)
