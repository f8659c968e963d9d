X = [1 10; 2 20; 3 60];
mu = mean(X), sd = std(X)
Z = (X - mu) ./ sd
sum(Z), X ./ max(X), X - min(X), X .* [1; 0; 1], X > mu, X == max(X), [X; sum(X)], X ./ sum(X, 2), bsxfun(@minus, X, mu), X - X(1, :), X - X(:, 1), D = abs((1:3)' - (1:3)), T = (1:3)' .* (1:4), P = (0:2)' .^ (0:2), O = (1:3)' == (1:3), C = ['a':'c']' == 'cab', x = 0:2; y = (0:1)'; R = sqrt(x .^ 2 + y .^ 2), m = max(x, y), l = x > y & y < 1, w = [1 2 3] / sum([1 2 3]) .* [10; 20]
