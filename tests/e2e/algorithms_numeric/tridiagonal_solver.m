1;
function x = thomas(a, b, c, d)
n = length(d);
for i = 2:n
    w = a(i)/b(i-1);
    b(i) = b(i) - w*c(i-1);
    d(i) = d(i) - w*d(i-1);
end
x = zeros(n, 1);
x(n) = d(n)/b(n);
for i = n-1:-1:1
    x(i) = (d(i) - c(i)*x(i+1))/b(i);
end
end
n = 6;
a = -ones(n, 1); b = 2*ones(n, 1); c = -ones(n, 1); d = (1:n)';
x = thomas(a, b, c, d)
A = diag(b) + diag(a(2:end), -1) + diag(c(1:end-1), 1);
norm(A*x - d) < 1e-10
disp(b')
