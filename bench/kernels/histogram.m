% Histograms: counts by a loop, by accumarray, and a cumulative distribution.
n = 2000000;
bins = 64;
seed = 99;
data = zeros(1, n);
for k = 1:n
    seed = mod(1664525 * seed + 1013904223, 2^32);
    data(k) = (seed / 2^32)^2;
end
counts = zeros(1, bins);
for k = 1:n
    b = floor(data(k) * bins) + 1;
    if b > bins
        b = bins;
    end
    counts(b) = counts(b) + 1;
end
again = accumarray(min(floor(data' * bins) + 1, bins), 1, [bins 1]);
cdf = cumsum(counts) / n;
median_bin = find(cdf >= 0.5, 1);
fprintf('%d %d %d %d\n', counts(1), counts(bins), median_bin, isequal(counts, again'));
fprintf('%.8f\n', sum(cdf));
