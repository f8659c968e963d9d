data = [2.5 3.7 3.1 4.8 2.9 3.3 5.0 4.1];
n = numel(data);
fprintf('n=%d mean=%.4f std=%.4f var=%.4f\n', n, mean(data), std(data), var(data));
fprintf('median=%.3f min=%.1f max=%.1f range=%.1f\n', median(data), min(data), max(data), max(data)-min(data));
z = (data - mean(data)) / std(data);
disp(z)
q = sort(data);
lower_half = median(q(1:n/2)), upper_half = median(q(n/2+1:end))
x = 1:n;
p = polyfit(x, data, 1)
r = corr(x', data')
R = corrcoef(x, data)
C = cov(x, data)
ss_res = sum((data - polyval(p, x)).^2);
r2 = 1 - ss_res/sum((data - mean(data)).^2)
edges = 2:5; counts = histc(data, edges)
prctile_50 = quantile(data, 0.5)
g = [1 1 2 2 1 2 1 2];
for k = unique(g), printf('group %d: %.4f\n', k, mean(data(g == k))); end
skew = mean(z.^3), kurtosis(data)
cumulative = cumsum(data) ./ x
center(1:3), zscore([1 2 3]), meansq([1 2 3]), mode([3 3 1])
