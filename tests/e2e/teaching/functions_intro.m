1;
function y = square_it(x)
  y = x * x;
end
function [s, p] = sum_and_product(a, b)
  s = a + b;
  p = a * b;
end
function greet(name)
  fprintf('Hello, %s!\n', name);
end
square_it(4)
y = square_it(2.5)
[s, p] = sum_and_product(3, 4)
s = sum_and_product(10, 20)
greet('Bob');
f = @(x) x^2 + 1;
f(3)
area = @(r) pi * r.^2;
area([1 2])
for k = 1:3, fprintf('%d squared is %d\n', k, square_it(k)); end
