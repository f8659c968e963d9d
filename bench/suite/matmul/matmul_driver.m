% Driver of the triple loop, published size.
m = 160;
n = 120;
p = 140;
a = mod(reshape(1:m*n, m, n), 17) - 8;
b = mod(reshape(1:n*p, n, p), 23) - 11;
c = matmul3(a, b);
fprintf('%d %d %d\n', sum(c(:)), c(1, 1), c(m, p));
disp(isequal(c, a*b))
