1;
function r = ifelse_(c, a, b), if c, r = a; else, r = b; end, end
function n = steps(x), n = 0; while x ~= 1, if mod(x, 2), x = 3*x + 1; else, x = x/2; end, n++; end, end
s = arrayfun(@steps, 1:20)
[m, k] = max(s)
x = 7; path = x; while x > 1, x = ifelse_(mod(x, 2) == 0, x/2, 3*x + 1); path(end+1) = x; end, path
hist_ = accumarray(s' + 1, 1)'; find(hist_ == max(hist_)) - 1
cache = zeros(1, 100); cache(1) = 1; for n = 2:100, x = n; c = 0; while x >= n, if mod(x, 2), x = 3*x + 1; else, x = x/2; end, c++; end, cache(n) = cache(x) + c; end, max(cache), find(cache == max(cache))
