n = 30;
A = reshape(1:n * n, n, n);
A(3, 4) = -1;
A(:, 7) = 1:n;
A(9, :) = 0;
A(10:12, 5:8) = A(20:22, 1:4);
A(A > 880) = -A(n, n);
disp(A([1 3 n], [4 7 n]));
disp(A(3, 4) + A(end) + A(n + 1));
disp(A(:, 2)(1:3)');
disp(A(3:5)), disp(A([1 2; 3 4]))
B = [A; A(1:2, :)];
B = [B, ones(n + 2, 1)];
disp(size(B)), disp(B(n + 1:n + 2, [1 n + 1]))
v = A(:);
disp(size(v)), disp(v(end - 2:end)')
s = 0;
for column = A
  s = s + column(2);
end
disp(s)
B(end + 1, 1) = 5;
disp(size(B))
B(:, 2:n) = [];
disp(size(B)), disp(sum(B(:)))
disp(class(A > 2)), disp(issparse(A)), disp(size(A')), disp(isequal(A, A'')), disp(A(1:2, 1:2))
c = {A, 1}; t.field = A;
disp(c{1}(2, 2) + t.field(2, 2));
x = sqrt(A - 5);
disp(isreal(x)), disp(x(1, 1)), disp(sum(sum(real(x) > 0)))
k = int32(A);
disp(class(k + 1)), disp(k(2, 2)), disp(max(k(:)))
f = @(y) y .^ 2 + 1;
disp(sum(f(A)(:, 1)))
A
