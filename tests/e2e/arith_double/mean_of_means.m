x = [1 2 3]; y = [10 20 30 40];
(mean(x) + mean(y)) / 2, mean([x y]), (sum(x) + sum(y)) / (numel(x) + numel(y)), exp(mean(log(y))), 1 / mean(1 ./ y), sqrt(mean(y .^ 2)), norm(y) / sqrt(numel(y))
