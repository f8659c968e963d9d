% Driver of Crank-Nicolson, published size.
a = 2.5;
b = 1.5;
c = 5;
n = 2300;
m = 2300;
U = crnich(a, b, c, n, m);
fprintf('size %d x %d\n', size(U));
fprintf('sum %.8g\n', sum(sum(U)));
fprintf('U(100, 2) = %.8g\n', U(100, 2));
