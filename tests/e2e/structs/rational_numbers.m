1;
function f = frac(n, d), g = gcd(n, d); if d < 0, g = -g; end, f = struct('n', n / g, 'd', d / g); end
function r = addf(a, b), r = frac(a.n * b.d + b.n * a.d, a.d * b.d); end
function r = mulf(a, b), r = frac(a.n * b.n, a.d * b.d); end
function show(f), printf('%d/%d\n', f.n, f.d); end
show(addf(frac(1, 2), frac(1, 3))); show(mulf(frac(2, 3), frac(3, 4))); show(frac(6, -8)); s = frac(0, 1); for k = 1:5, s = addf(s, frac(1, k)); end, s
h = {frac(1, 2), frac(1, 4)}; t = h{1}; for k = 2:numel(h), t = mulf(t, h{k}); end, t, isequal(frac(2, 4), frac(1, 2)), arr = [frac(1, 2), frac(3, 6)]; isequal(arr(1), arr(2)), sort(arrayfun(@(f) f.n / f.d, [frac(3, 4), frac(1, 3)]))
