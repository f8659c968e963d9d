% All shortest paths by Floyd and Warshall, with predecessors.
n = 220;
D = inf(n);
for i = 1:n
    D(i, i) = 0;
    for s = [1 7 31 100]
        j = mod(i + s - 1, n) + 1;
        D(i, j) = mod(i * s, 17) + 1;
    end
end
E = D;
for k = 1:n
    for i = 1:n
        for j = 1:n
            if D(i, k) + D(k, j) < D(i, j)
                D(i, j) = D(i, k) + D(k, j);
            end
        end
    end
end
for k = 1:n
    E = min(E, repmat(E(:, k), 1, n) + repmat(E(k, :), n, 1));
end
fprintf('%d %d %d %d\n', sum(D(:)), max(D(:)), D(1, n), isequal(D, E));
