% Operands that are fused into a loop with more extents than they have.
1;
function r = f(n, x)
  r = (1:n) + (1:n)';
  r = r + abs(x(1:n)) .* (n:-1:1)';
end
function r = g(x, k)
  r = x(k) - (x(1:2) * 2)';
end
x = (-2:2) + (-2:2)'
z = abs(-2:2) + (1:3)'
w = (abs(-2:2) + (1:3)') * 3
v = (abs(-2:2) <= (1:3)') * 3
u = abs((1:3)') + (1:2) <= 3
t = abs(0:2)' .* (4:5) * 2
a = [1 2 3] > 1; r = (a + (1:2)') * 2
y = [5 -7 9 -11];
s = y(1:3) + y([2 4])'
q = abs(y(2:4)) .* (1:2)'
p = y(:) + (1:3)
o = y(y > 0)' - (1:2)
f(3, y)
f(2, [4 -1])
g(y, 2:4)
g(y, [1 2; 3 4](:, 1)')
m = magic(4);
m(2:5) - (1:3)'
n = m(:, 1) .* (1:2:5)
b = m(2, :) + (10:10:30)'
(0:3) == (0:3)'
char('a' + (0:2) + (0:1)')
ones(2, 3) .* (1:3) + (1:2)'
