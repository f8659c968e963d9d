% Driver of the network, published size: AND, OR, XOR of two inputs.
X = [0 0; 0 1; 1 0; 1 1];
T = [0 0 0; 0 1 1; 0 1 1; 1 1 0];
[W, errs] = train([2 4 3], X, T, 3000, 0.9);
fprintf('error %.4f to %.4f\n', errs(1), errs(end));
for e = 1:4
    A = forward(W, X(e, :));
    fprintf('%d %d: %s\n', X(e, :), mat2str(round(A{end})));
end
