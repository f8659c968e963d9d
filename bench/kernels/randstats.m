% Statistics of random matrices: t times a product of blocks, coefficients of variation.
1;
function [M, seed] = random_matrix(m, n, seed)
    M = zeros(m, n);
    for j = 1:n
        for i = 1:m
            seed = mod(1664525 * seed + 1013904223, 2^32);
            M(i, j) = seed / 2^32 - 0.5;
        end
    end
end
t = 400;
n = 5;
v = zeros(t, 1);
w = zeros(t, 1);
seed = 11;
for i = 1:t
    [a, seed] = random_matrix(n, n, seed);
    [b, seed] = random_matrix(n, n, seed);
    [c, seed] = random_matrix(n, n, seed);
    [d, seed] = random_matrix(n, n, seed);
    P = [a b c d];
    Q = [a b; c d];
    v(i) = trace((P' * P)^4);
    w(i) = trace((Q' * Q)^4);
end
fprintf('%.8f %.8f\n', std(v) / mean(v), std(w) / mean(w));
[X, seed] = random_matrix(2000, 20, seed);
Z = (X - repmat(mean(X), 2000, 1)) ./ repmat(std(X), 2000, 1);
C = Z' * Z / (2000 - 1);
r = sum(X .* X, 2);
fprintf('%.8f %.8f %.8f\n', C(1, 2), max(r), median(r));
fprintf('%.8f %.8f\n', var(X(:)), sum(abs(C(:)) > 0.03));
