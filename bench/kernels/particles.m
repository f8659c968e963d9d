% Particles in a box as a struct array.
1;
function p = advance(p, dt, wall)
    for i = 1:numel(p)
        p(i).vy = p(i).vy - 9.81 * dt;
        p(i).x = p(i).x + p(i).vx * dt;
        p(i).y = p(i).y + p(i).vy * dt;
        if p(i).x < 0 || p(i).x > wall
            p(i).vx = -p(i).vx;
            p(i).hits = p(i).hits + 1;
        end
        if p(i).y < 0
            p(i).y = -p(i).y;
            p(i).vy = -0.9 * p(i).vy;
            p(i).hits = p(i).hits + 1;
        end
    end
end
n = 1000;
p = struct('x', cell(1, n), 'y', 0, 'vx', 0, 'vy', 0, 'hits', 0);
for i = 1:n
    p(i).x = mod(i * 37, 100) / 10;
    p(i).y = mod(i * 53, 100) / 10;
    p(i).vx = sin(i);
    p(i).vy = cos(i);
end
for step = 1:500
    p = advance(p, 0.01, 10);
end
energy = 0;
for i = 1:n
    energy = energy + 0.5 * (p(i).vx^2 + p(i).vy^2) + 9.81 * p(i).y;
end
fprintf('%.8f %d\n', energy, sum([p.hits]));
fprintf('%.8f %.8f\n', mean([p.x]), max([p.y]));
