% Three bodies, positions as pages of an N-D array, velocity Verlet.
1;
function a = accelerations(r, m)
    n = numel(m);
    a = zeros(3, n);
    for i = 1:n
        for j = 1:n
            if i ~= j
                d = r(:, j) - r(:, i);
                a(:, i) = a(:, i) + m(j) * d / norm(d)^3;
            end
        end
    end
end
m = [1 0.8 0.5];
steps = 40000;
dt = 1e-4;
r = zeros(3, 3, steps + 1);
r(:, :, 1) = [1 -1 0; 0 0.2 1.5; 0.1 0 -0.1];
v = [0 0.1 -0.2; 0.5 -0.5 0; 0 0.05 0];
a = accelerations(r(:, :, 1), m);
for k = 1:steps
    r(:, :, k+1) = r(:, :, k) + dt * v + 0.5 * dt^2 * a;
    b = accelerations(r(:, :, k+1), m);
    v = v + 0.5 * dt * (a + b);
    a = b;
end
kinetic = 0.5 * sum(m .* sum(v.^2, 1));
centre = squeeze(sum(bsxfun(@times, r, m), 2)) / sum(m);
fprintf('%.8f\n', kinetic);
fprintf('%.8f %.8f %.8f\n', r(:, :, end));
fprintf('%.8f %.8f %.8f\n', centre(:, end));
