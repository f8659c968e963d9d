f = @(x, y) x + y;
f(1, 2)
f(1)
