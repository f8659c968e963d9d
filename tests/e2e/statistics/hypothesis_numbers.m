a = [5.1 4.9 5.6 5.0 5.2]; b = [5.8 6.0 5.5 6.1 5.7];
na = numel(a); nb = numel(b);
sp = sqrt(((na-1)*var(a) + (nb-1)*var(b)) / (na + nb - 2))
t = (mean(a) - mean(b)) / (sp*sqrt(1/na + 1/nb))
d = a - b; tp = mean(d) / (std(d)/sqrt(na))
F = var(a) / var(b)
all_ = [a b]; g = [ones(1, 5) 2*ones(1, 5)]; ssb = 0; for k = 1:2, ssb += sum(g == k) * (mean(all_(g == k)) - mean(all_))^2; end, ssb, ssw = sum((a - mean(a)).^2) + sum((b - mean(b)).^2); Fanova = ssb / (ssw / 8), abs(Fanova - t^2) < 1e-9
[~, i] = sort(all_); r(i) = 1:10; U = sum(r(1:5)) - 15, p = 0.5 * erfc(abs(t) / sqrt(2)), ci = mean(a) + [-1 1] * 2.776 * std(a) / sqrt(na), obs = [10 20 30]; ex = [20 20 20]; chi2 = sum((obs - ex).^2 ./ ex), z = (0.6 - 0.5) / sqrt(0.25/100)
