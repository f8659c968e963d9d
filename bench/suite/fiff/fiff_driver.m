% Driver of the wave equation, published size.
a = 2.5;
b = 1.5;
c = 0.5;
n = 1750;
m = 1750;
U = finediff(a, b, c, n, m);
fprintf('size %d x %d\n', size(U));
fprintf('sum %.8g\n', sum(sum(U)));
fprintf('extremes %.8g %.8g\n', min(min(U)), max(max(U)));
