% Explicit finite differences for the heat equation on a square plate, by slices.
n = 300;
steps = 200;
alpha = 0.2;
u = zeros(n, n);
u(1, :) = 100;
u(:, 1) = linspace(100, 0, n)';
u(n, :) = 25;
for t = 1:steps
    u(2:end-1, 2:end-1) = u(2:end-1, 2:end-1) + alpha * (u(1:end-2, 2:end-1) + ...
        u(3:end, 2:end-1) + u(2:end-1, 1:end-2) + u(2:end-1, 3:end) - 4 * u(2:end-1, 2:end-1));
end
mid = u(round(n/2), round(n/2));
fprintf('%.10f %.10f %.10f\n', mid, max(u(:)), sum(sum(u)) / numel(u));
