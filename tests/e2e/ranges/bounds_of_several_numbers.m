1;
A = 1:10; m1 = [4 5]';
x = A(1:(m1-1))
y = A(1:m1)
z = 1:(m1+1)
w = A(m1:6)
v = A(1:m1:6)
A(1:(m1-1)) = 0
c = {1,2,3,4,5}; c(1:m1)
function r = f(m), r = 1:m; r(2) = 7; end
disp(f([4 5]))
function r = g(n), m = zeros(1, n) + 3; q = 1:m; r = sum(q) + q(1); disp(q); disp(-q), disp(q * 2), end
disp(g(2)), disp(g(1))
x = 1:[3 4]; y = x + 1, z = [x x]
s.a = 1:[2 3]; s
q = 1:[3 9]; if numel(q) > 2, q, end
for k = 1:2, q = 1:[k k]; q, w = q + 0; w, end
