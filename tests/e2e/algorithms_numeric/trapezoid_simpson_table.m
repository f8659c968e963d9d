f = @(x) sin(x) + x.^2;
exact = 1 - cos(1) + 1/3;
fprintf('%4s %12s %12s\n', 'n', 'trapezoid', 'simpson');
for n = 2.^(1:5)
    h = 1/n; x = 0:h:1; y = f(x);
    T = h*(sum(y) - (y(1) + y(end))/2);
    S = h/3*(y(1) + y(end) + 4*sum(y(2:2:end-1)) + 2*sum(y(3:2:end-2)));
    fprintf('%4d %12.3e %12.3e\n', n, abs(T - exact), max(abs(S - exact), 1e-15));
end
g = cumtrapz(0:0.25:1, f(0:0.25:1))
