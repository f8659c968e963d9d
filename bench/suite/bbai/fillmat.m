function [A, seed] = fillmat(seed, rows, cols)
% FILLMAT  Numbers in [0, 1) that are the same on every machine.
A = zeros(rows, cols);
seed = seed + rows*cols;
for i = 1:rows
    for j = 1:cols
        A(i, j) = mod(seed, 1);
        seed = seed + 10*A(i, j) + sqrt(2);
    end
end
