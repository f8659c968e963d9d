% Latin hypercube improved by swaps of index vectors.
1;
function [k, seed] = draw(n, seed)
    seed = mod(1664525 * seed + 1013904223, 2^32);
    k = floor(seed / 2^32 * n) + 1;
end
function d = closest(X, i)
    n = size(X, 1);
    d = inf;
    for j = 1:n
        if j ~= i
            d = min(d, sum((X(i, :) - X(j, :)).^2));
        end
    end
end
n = 60;
dims = 4;
seed = 5;
X = zeros(n, dims);
for d = 1:dims
    p = 1:n;
    for i = n:-1:2
        [j, seed] = draw(i, seed);
        p([i j]) = p([j i]);
    end
    X(:, d) = p';
end
swaps = 0;
for t = 1:20000
    [a, seed] = draw(n, seed);
    [b, seed] = draw(n, seed);
    if a == b
        continue
    end
    [c, seed] = draw(dims, seed);
    before = min(closest(X, a), closest(X, b));
    X([a b], c) = X([b a], c);
    after = min(closest(X, a), closest(X, b));
    if after < before
        X([a b], c) = X([b a], c);
    else
        swaps = swaps + 1;
    end
end
best = inf;
for i = 1:n
    best = min(best, closest(X, i));
end
fprintf('%d %d\n', swaps, best);
fprintf('%d ', X(:, 1));
fprintf('\n');
