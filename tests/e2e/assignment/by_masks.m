A = magic(4); m = [true false true false]; k = 2;
A(m, k) = 0
A(m', [1 3]) = [7 8; 9 10]
B = zeros(2, 3); B([true; true; false; true], 1) = 5
C = 1:3; C([false true]) = 9
C([false false false true]) = 4
D = 1:4; D(logical([0 0 1 0 0 0])) = []
E = eye(3); E(E > 0) = [4 5 6]
F = zeros(3); F(true(3, 1), 2) = 1
G = []; G(logical([1 0 1])) = 2
H = ones(2, 2); H(true(1, 2), true(1, 3)) = 3
x = 1:5; for i = 1:3, x(x > i) = i; end, x
y = zeros(3, 1); y(logical([1 1 0])') = [1 2], size(y)
z = zeros(2, 2, 2); z(logical([1 0]), :, 2) = 6
