% Triangles, repeated blocks, products of pairs and points between two ends, of many classes.
1;
function signs(x)
  disp(x); disp(size(x)); disp(class(x)); disp(1 ./ x(x == 0).');
end
m = reshape(1:12, 3, 4); m(2, 2) = NaN;
for k = [-9 -3 -1 0 1 3 9]
  signs(triu(m, k)); signs(tril(m, k)); signs(tril(m', k)); signs(triu(int8(m), k, 'pack')); signs(tril(m, k, 'pack'));
end
disp(triu({1 2; 3 4})); disp(tril(m(:, 1:3) * 1i)); disp(tril('abc')); disp(triu(single(m)));
disp(triu(zeros(0, 3))); disp(tril(zeros(3, 0), 'pack')); disp(triu(1:5, 2)); disp(triu(true(3)))
printf('%.17g ', linspace(0, 1, 7), linspace(-1, 1, 5), linspace(0.1, 0.7, 4)); disp('');
signs(linspace(-0, 0, 3)); signs(linspace(1, Inf, 4)); signs(linspace(-Inf, Inf, 5)); signs(linspace(NaN, 1, 3));
signs(linspace(1, 2, 1)); signs(linspace(1, 2, 0)); signs(linspace([1 2], 5, 3)); signs(linspace(single(1), 2, 3));
signs(linspace(1, 2i, 3)); signs(linspace(int8(1), int8(9), 3)); signs(linspace(5, 5, 3)); signs(linspace(1+0i, 3, 2));
c = [NaN 3 3 NaN 1 5 -0 0; 0 -0 NaN 7 7 2 9 NaN];
signs(repmat(c(:, 1:2), 2, 3)); signs(repmat([1 2 3], [2 1 2])); signs(repmat(int8([1; 2]), 1, 2)); disp(repmat({1 'a'}, 2, 2));
disp(repmat('ab', 2, 2)); signs(repmat(zeros(0, 2), 3, 2)); signs(repmat(5, 2, 3)); disp(repmat(struct('a', {1 2}), 1, 2));
signs(repmat(c(:, 1:2), 0, 3)); signs(repmat(reshape(1:8, 2, 2, 2), [2 1 2])); signs(repmat(1:2, 2, 2)); signs(repmat([1+2i 3], 2));
signs(kron([1 2; 3 NaN], [0 -0 4])); signs(kron([1 2], int8([100; 3]))); signs(kron([1i 2], [3; 4])); signs(kron(single(2), 1:3));
signs(kron(zeros(0, 2), [1 2])); signs(kron([1 2], [3 4], [5; 6])); signs(kron(true, [1 2])); signs(kron([1 2;3 4], zeros(2, 0)));
signs(diag([1 -0 3]) + 0); d = diag(1:3) * diag([2 -0 1]), e = inv(diag([1 2])), f = diag(1:2, 3, 2)', g = 2 * eye(2, 3)
