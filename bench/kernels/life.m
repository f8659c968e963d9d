% Conway's Game of Life on a torus, by index vectors.
n = 256;
steps = 200;
seed = 7;
grid = false(n, n);
for k = 1:n*n
    seed = mod(1664525 * seed + 1013904223, 2^32);
    grid(k) = seed > 2^31;
end
up = [n 1:n-1];
down = [2:n 1];
for t = 1:steps
    neighbours = grid(up, :) + grid(down, :) + grid(:, up) + grid(:, down) + ...
        grid(up, up) + grid(up, down) + grid(down, up) + grid(down, down);
    grid = (grid & neighbours == 2) | neighbours == 3;
end
fprintf('%d alive\n', nnz(grid));
fprintf('%d ', sum(grid(:, 1:16)));
fprintf('\n');
