s = 7; pos = 0; path = zeros(1, 50);
for k = 1:50, s = mod(s*1103515245 + 12345, 2^31); if s < 2^30, pos++; else, pos--; end, path(k) = pos; end
path(10:10:50), max(path), min(path), find(path == 0), numel(unique(path)), [n, v] = deal(accumarray((path - min(path) + 1)', 1)', min(path):max(path)); [m, i] = max(n); v(i)
steps = [path(1) diff(path)]; all(abs(steps) == 1), sum(steps == 1), runs = diff([0 find(diff(steps)) 50]); max(runs), mean(path.^2)
