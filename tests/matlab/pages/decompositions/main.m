% "pagesvd", "pageeig", "pagepinv": of each page what svd, eig and pinv give.
%#dialect matlab
X = cat(3, [2 0; 0 3], [0 1; -4 0], [1 2; 3 4]);
s = pagesvd(X);
assert(isequal(size(s), [2 1 3]) && max(abs(s(:, 1, 2) - [4; 1])) < 1e-12);
[U, S, V] = pagesvd(X);
for k = 1:3
  assert(norm(U(:, :, k) * S(:, :, k) * V(:, :, k)' - X(:, :, k)) < 1e-12);
end
[~, S] = pagesvd(ones(4, 2, 2), "econ");
assert(isequal(size(S), [2 2 2]));
[~, S, ~] = pagesvd(ones(4, 2, 2), "econ", "vector");
assert(isequal(size(S), [2 1 2]));
e = pageeig(X);
assert(isequal(size(e), [2 1 3]) && norm(sort(e(:, 1, 1)) - [2; 3]) < 1e-12 && abs(abs(imag(e(1, 1, 2))) - 2) < 1e-12);
[V, D] = pageeig(X);
assert(norm(X(:, :, 3) * V(:, :, 3) - V(:, :, 3) * D(:, :, 3)) < 1e-12);
P = pagepinv(ones(3, 2, 2));
assert(isequal(size(P), [2 3 2]) && max(abs(P(:) - 1 / 6)) < 1e-12);
disp("passed")
