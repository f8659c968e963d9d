g = [1 2 1 3 2 1]; v = [10 20 30 40 50 60];
n = accumarray(g', 1)', s = accumarray(g', v')', m = s ./ n, mx = accumarray(g', v', [], @max)', md = accumarray(g', v', [], @median)'
for k = unique(g), printf('%d: %s\n', k, mat2str(v(g == k))); end
a = [1 1 2 2]; b = [1 2 1 2]; tab = accumarray([a' b'], [5 6 7 8]')
rowp = tab ./ sum(tab, 2), colp = tab ./ sum(tab, 1), expct = sum(tab, 2) * sum(tab) / sum(tab(:))
chi2 = sum(sum((tab - expct).^2 ./ expct))
[u, ~, j] = unique({'x', 'y', 'x'}); cnt = accumarray(j(:), 1)'; for k = 1:numel(u), printf('%s %d\n', u{k}, cnt(k)); end
ranks = zeros(1, 6); [~, o] = sort(v, 'descend'); ranks(o) = 1:6
boot = v(mod((0:5) * 7, 6) + 1); mean(boot), cummean = cumsum(v) ./ (1:6)
bins = floor(v / 25) + 1, hist_ = accumarray(bins', 1)'
