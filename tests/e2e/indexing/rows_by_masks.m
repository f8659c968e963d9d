1;
function r = rows_of(X, m)
  r = X(m, :);
end
function r = columns_of(X, m)
  r = X(:, m);
end
n = 6; X = zeros(n, 3);
for i = 1:n, for j = 1:3, X(i, j) = mod(i * 7 + j * 3, 10); end, end
lab = mod(1:n, 3)';
for k = 0:3
  a = X(lab == k, :); disp(size(a)); disp(a);
  b = X(:, [1 2 3] == k); disp(size(b)); disp(b);
end
c = X(lab' > 0, :); disp(c)
disp(rows_of(X, X(:, 1) > 4)); disp(columns_of(X, X(2, :) > 4));
disp(rows_of(X, true)); disp(rows_of(X, [false true])); disp(columns_of(X, [true; false; true]));
try, rows_of(X, [false(1, 6), true]), catch e, disp(e.message), end
disp(size(rows_of(X, false(1, 9))));
disp(size(rows_of(zeros(0, 3), false(0, 1)))); disp(size(rows_of(X, X > 100)));
s = char('abc', 'de', 'fgh'); disp(s([true false true], :)); disp(s(:, s(1, :) ~= 'b'));
q = int8(X); disp(q(q(:, 2) > 5, :)); l = X > 4; disp(l(l(:, 1), :));
z = X + 1i * (X > 8); disp(z(X(:, 1) > 4, :)); w = z(X(:, 1) < 2, :), isreal(w)
X(X(:, 1) > 4, :) = X(X(:, 1) > 4, :) * 2; disp(X)
X = X(X(:, 1) > 4, :); disp(X)
