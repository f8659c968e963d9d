% Game of life on a torus: a glider
grid = false(6);
grid(1, 2) = 1; grid(2, 3) = 1; grid(3, 1:3) = 1;
for gen = 0:4
    printf('generation %d, %d alive\n', gen, nnz(grid));
    for r = 1:rows(grid)
        line = repmat('.', 1, columns(grid));
        line(grid(r, :)) = '#';
        disp(line);
    end
    nb = zeros(size(grid));
    for dr = -1:1
        for dc = -1:1
            if dr || dc
                nb = nb + circshift(grid, [dr dc]);
            end
        end
    end
    grid = nb == 3 | (grid & nb == 2);
end
class(grid)
