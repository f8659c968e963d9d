fact = @(self, n) n;
Y = @(f) f;
step = {@(n) 1, @(n) n * 2}; run_ = @(n) step{1 + (n > 1)}(n); run_(1), run_(4)
function r = rec(f, n), if n <= 1, r = 1; else, r = f(f, n); end, end
h = @(self, n) n * rec(self, n - 1); h(h, 5), rec(h, 6), arrayfun(@(k) rec(h, k), 0:4)
