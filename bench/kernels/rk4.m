% The classical Runge-Kutta method, the right-hand side as a handle.
1;
function [t, y] = rk4(f, tspan, y0, n)
    h = (tspan(2) - tspan(1)) / n;
    t = linspace(tspan(1), tspan(2), n + 1);
    y = zeros(numel(y0), n + 1);
    y(:, 1) = y0;
    for i = 1:n
        k1 = f(t(i), y(:, i));
        k2 = f(t(i) + h/2, y(:, i) + h/2 * k1);
        k3 = f(t(i) + h/2, y(:, i) + h/2 * k2);
        k4 = f(t(i) + h, y(:, i) + h * k3);
        y(:, i+1) = y(:, i) + h/6 * (k1 + 2*k2 + 2*k3 + k4);
    end
end
sigma = 10;
rho = 28;
beta = 8/3;
lorenz = @(t, y) [sigma * (y(2) - y(1)); y(1) * (rho - y(3)) - y(2); y(1) * y(2) - beta * y(3)];
[t, y] = rk4(lorenz, [0 2], [1; 1; 1], 300000);
fprintf('%.6f: %.6f %.6f %.6f\n', t(end), y(:, end));
mu = 2;
vdp = @(t, y) [y(2); mu * (1 - y(1)^2) * y(2) - y(1)];
[t, y] = rk4(vdp, [0 20], [2; 0], 200000);
fprintf('%.6f: %.6f %.6f %.6f\n', t(end), y(:, end), max(y(2, :)));
