% Driver of the hypercube program, published size.
rows = 24;
cols = 4;
X = zeros(rows, cols);
for c = 1:cols
    X(:, c) = mod((1:rows)'*(2*c + 3), rows) + 1;
end
X(:, 3) = (rows:-1:1)';
[Y, crit, swaps] = improvelhs(X, 300, 12345);
fprintf('criterion %.6f after %d swaps\n', crit, swaps);
fprintf('%3d %3d %3d %3d\n', Y(1:6:end, :)');
