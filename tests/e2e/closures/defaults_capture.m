% What defaults of anonymous functions' parameters see: parameters in front, not the variables around.
k = 10;
f = @(a, b = k) a + b;
f(1, 2)
try, f(1), catch err, disp (err.message), end
g = @(n, v = 1:n, s = sum (v) * 2) s + k;
g(3), g(3, [1 1]), g(0, 0, 7)
