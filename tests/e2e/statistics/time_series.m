y = [5 7 6 8 9 8 10 12 11 13];
ma = filter(ones(1, 3)/3, 1, y)(3:end)
d = diff(y), d2 = diff(y, 2), lag1 = [NaN y(1:end-1)]
a = 0.5; s = y(1); for k = 2:10, s(k) = a*y(k) + (1 - a)*s(k-1); end, s
m = mean(y); acf = arrayfun(@(l) sum((y(1:end-l) - m) .* (y(1+l:end) - m)), 0:3) / sum((y - m).^2)
phi = (y(1:end-1) - m) / (y(2:end) - m); fprintf('%.4f\n', phi);
trend = polyfit(1:10, y, 1)
pct = 100 * diff(y) ./ y(1:end-1); fprintf('%.2f ', pct); fprintf('\n');
cum = cumprod(1 + pct/100); fprintf('%.4f\n', cum(end)); y(end)/y(1)
season = mean(reshape(y, 2, 5), 2)', q = reshape(y, 5, 2)
up = sum(d > 0), longest = max(cellfun(@numel, regexp(char('0' + (d > 0)), '1+', 'match')))
roll = arrayfun(@(k) max(y(max(1, k-2):k)), 1:10), drawdown = max(cummax(y) - y)
