% Driver of backward Euler, published size.
n = 40;
x = (1:n)'/(n + 1);
f = heatrhs(n, 0.1);
[t, W] = beul(f, 0, 1, sin(pi*x) + x.*(1 - x), 60);
fprintf('size %d x %d\n', size(W));
fprintf('%.6f\n', W(10:10:n, end));
