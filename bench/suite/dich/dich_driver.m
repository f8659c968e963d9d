% Driver of the Dirichlet problem, published size.
f1 = 20;
f2 = 180;
f3 = 80;
f4 = 0;
a = 4;
b = 4;
h = 0.03;
tol = 1e-5;
max1 = 1000;
U = dirich(f1, f2, f3, f4, a, b, h, tol, max1);
fprintf('size %d x %d\n', size(U));
fprintf('mean %.10g\n', mean(mean(U)));
fprintf('middle %.8f\n', U(66, 66));
