% My first program
disp('Hello, world!')
name = 'Ann';
age = 20;
fprintf('My name is %s and I am %d years old.\n', name, age);
a = 5; b = 3;
sum_ = a + b
difference = a - b
product = a * b
quotient = a / b
remainder = mod(a, b)
power_ = a ^ b
is_bigger = a > b
