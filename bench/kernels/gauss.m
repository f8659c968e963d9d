% Gaussian elimination with partial pivoting, rows swapped by index vectors.
1;
function x = solve(A, b)
    n = size(A, 1);
    A = [A b];
    for k = 1:n
        [~, p] = max(abs(A(k:n, k)));
        p = p + k - 1;
        if p ~= k
            A([k p], :) = A([p k], :);
        end
        for i = k+1:n
            m = A(i, k) / A(k, k);
            A(i, k:end) = A(i, k:end) - m * A(k, k:end);
        end
    end
    x = zeros(n, 1);
    for i = n:-1:1
        x(i) = (A(i, n+1) - A(i, i+1:n) * x(i+1:n)) / A(i, i);
    end
end
n = 250;
A = zeros(n);
for i = 1:n
    for j = 1:n
        A(i, j) = mod(i * 7 + j * 13 + i * j, 97) / 97 + (i == j);
    end
end
b = A * ones(n, 1);
x = solve(A, b);
fprintf('%.6f %.6f %d\n', sum(x), x(17), max(abs(x - 1)) < 1e-8);
