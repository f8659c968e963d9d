x = [4 8 1 9 3];
cumsum(x), cumprod([1 2 3]), cummax(x), cummin(x), cumsum(x) ./ (1:5), diff(cumsum(x)), max(x) - min(x), [m, i] = max(x); printf('%d at %d\n', m, i);
best = -Inf; at = 0; for k = 1:5, if x(k) > best, best = x(k); at = k; end, end, best, at
sum(x .^ 2), sumsq(x), sqrt(mean(x .^ 2)), norm(x), var(x), sum((x - mean(x)) .^ 2) / 4, median(x), sort(x)(3), mode([x 8]), prod(x), exp(mean(log(x))), dot(x, 1:5), x * (1:5)', trapz(x), any(x > 8), all(x > 0), sum(x > 3), mean(x(x > 3)), max(x(x < 9)), range(x), mean(abs(x - mean(x))), kahan = 0; comp = 0; for v = x, y = v - comp; t = kahan + y; comp = (t - kahan) - y; kahan = t; end, kahan
