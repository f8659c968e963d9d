% what can be said of random numbers
rand('twister', 5); randg('twister', 7);
x = randp(4, 60, 50);
size(x)
disp([all(x(:) >= 0), all(x(:) == round(x(:))), abs(mean(x(:)) - 4) < 0.2, abs(var(x(:)) - 4) < 0.5])
y = randp(200, 1, 2000);
disp([abs(mean(y) - 200) < 2, abs(var(y) - 200) < 30])
z = randp([0 1000; 3 NaN])(:, 1) < [1; 50]
w = randp([-1 NaN Inf])
c = class(randp(3, 2, 'single'))
s = size(randp([1 2 3]))
s = size(randp(2, [2 3]))
