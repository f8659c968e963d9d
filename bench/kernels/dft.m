% A discrete Fourier transform by its definition, with complex accumulation.
n = 1200;
t = (0:n-1) / n;
x = sin(2*pi*50*t) + 0.5 * cos(2*pi*120*t) + 0.1;
X = zeros(1, n);
w = exp(-2i * pi * (0:n-1) / n);
for k = 0:n-1
    s = 0;
    for m = 0:n-1
        s = s + x(m+1) * w(mod(k*m, n) + 1);
    end
    X(k+1) = s;
end
power = abs(X).^2 / n;
[top, at] = max(power(1:n/2));
fprintf('%d %.8f %.8f\n', at - 1, top, sum(power));
fprintf('%.8f %.8f\n', real(X(121)), imag(X(51)));
