acts = {}; for k = 1:3, acts{k} = @() printf('action %d\n', k); end
for a = acts, a{1}(); end, k = 99; acts{2}();
polys = cell(1, 3); for n = 1:3, c = zeros(1, n + 1); c(1) = 1; polys{n} = @(x) polyval(c, x); end, cellfun(@(p) p(2), polys)
total = 0; add = @(x) total + x; for k = 1:3, total = add(k); end, total
f = @(x) x; for k = 1:4, f = @(x) f(x) + k; end, f(0), m = containers.Map(); for w = {'a', 'b'}, m(w{1}) = @(x) [w{1} x]; end, g = m('a'); g('!'), s = struct(); for n = {'p', 'q'}, s.(n{1}) = @() upper(n{1}); end, s.q()
