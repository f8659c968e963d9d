add = @(a) @(b) @(c) a + b + c;
add(1)(2)(3), f = add(10); g = f(20); g(30)
compose2 = @(f, g) @(x) f(g(x)); inc = @(x) x + 1; dbl = @(x) 2 * x; compose2(inc, dbl)(5), compose2(dbl, inc)(5)
fs = arrayfun(@(k) @(x) x + k, 1:3, 'UniformOutput', false); fs{2}(10), cellfun(@(f) f(0), fs)
table_ = [10 20 30]; look = @(k) table_(k); table_ = []; look(2), look([1 3])
p = struct('m', 2, 'b', 1); line_ = @(x) p.m * x + p.b; p.m = 100; line_(3)
c = {1, 'two'}; get = @(k) c{k}; c = {}; get(2), msg = 'hi'; say = @(n) repmat(msg, 1, n); say(2), w = 3; fn = @(x) arrayfun(@(y) x * y * w, 1:3); fn(2)
partial = @(f, varargin) @(varargin2) f(varargin{:}, varargin2); p2 = partial(@plus, 5); p2(6)
n = 0; counter = @() n + 1; n = 5; counter(), fact = @(f, n) 1; rec = @(self, n) prod(1:n); rec(rec, 5)
