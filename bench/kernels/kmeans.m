% Lloyd's k-means on points of a linear congruential generator.
1;
function [v, seed] = draw(seed)
    seed = mod(1664525 * seed + 1013904223, 2^32);
    v = seed / 2^32;
end
function [C, idx, iter] = cluster(X, k, maxiter)
    n = size(X, 1);
    C = X(1:k, :);
    idx = zeros(n, 1);
    for iter = 1:maxiter
        D = zeros(n, k);
        for j = 1:k
            D(:, j) = sum((X - repmat(C(j, :), n, 1)).^2, 2);
        end
        [~, fresh] = min(D, [], 2);
        if all(fresh == idx)
            break
        end
        idx = fresh;
        for j = 1:k
            members = X(idx == j, :);
            if ~isempty(members)
                C(j, :) = mean(members, 1);
            end
        end
    end
end
n = 10000;
k = 8;
seed = 42;
X = zeros(n, 3);
for i = 1:n
    for j = 1:3
        [v, seed] = draw(seed);
        X(i, j) = v + 2 * mod(i, k) * (j == 1);
    end
end
[C, idx, iter] = cluster(X, k, 40);
fprintf('%d iterations\n', iter);
fprintf('%.8f %.8f %.8f\n', C');
fprintf('%d ', histc(idx, 1:k));
fprintf('\n');
