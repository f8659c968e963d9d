% Monte Carlo estimates of pi and of an Asian option, by a linear congruential generator.
1;
function [u, seed] = uniform(seed)
    seed = mod(1664525 * seed + 1013904223, 2^32);
    u = seed / 2^32;
end
n = 2000000;
seed = 12345;
inside = 0;
for k = 1:n
    [x, seed] = uniform(seed);
    [y, seed] = uniform(seed);
    if x^2 + y^2 <= 1
        inside = inside + 1;
    end
end
fprintf('%.8f\n', 4 * inside / n);
paths = 5000;
days = 50;
payoff = zeros(paths, 1);
dt = 1 / days;
for p = 1:paths
    s = 100;
    total = 0;
    for d = 1:days
        [u1, seed] = uniform(seed);
        [u2, seed] = uniform(seed);
        g = sqrt(-2 * log(u1 + 1e-12)) * cos(2 * pi * u2);
        s = s * exp((0.05 - 0.02) * dt + 0.2 * sqrt(dt) * g);
        total = total + s;
    end
    payoff(p) = max(total / days - 100, 0);
end
fprintf('%.8f %.8f\n', exp(-0.05) * mean(payoff), std(payoff) / sqrt(paths));
