A = [1 2 3; 4 5 6; 7 8 10]
A(2, 3)
A(:, 1)
A(2, :)
A'
A * A
A .* A
A + 1
B = A(1:2, 2:3)
det(A)
inv(A)
b = [6; 15; 25];
x = A \ b
A * x
size(A)
sum(A), sum(A, 2), sum(A(:))
diag(A), trace(A), rank(A)
eye(3)
A(A > 5)'
C = [A; 1 1 1]
C(4, :) = []
