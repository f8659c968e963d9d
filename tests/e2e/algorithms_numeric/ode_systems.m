f = @(t, y) [y(2); -y(1)]; y = [1; 0]; h = pi / 20;
for k = 1:20, k1 = f(0, y); k2 = f(0, y + h/2*k1); k3 = f(0, y + h/2*k2); k4 = f(0, y + h*k3); y = y + h/6*(k1 + 2*k2 + 2*k3 + k4); end, fprintf('%.5f %.5f\n', y);
s = [0.99; 0.01; 0]; for d = 1:50, n = 0.3 * s(1) * s(2); g = 0.1 * s(2); s = s + [-n; n - g; g]; if mod(d, 10) == 0, fprintf('%d %.4f %.4f %.4f\n', d, s); end, end, abs(sum(s) - 1) < 1e-12
L = [1; 1; 1]; for k = 1:200, L = L + 0.01 * [10 * (L(2) - L(1)); L(1) * (28 - L(3)) - L(2); L(1) * L(2) - 8/3 * L(3)]; end, fprintf('%.3f %.3f %.3f\n', L);
