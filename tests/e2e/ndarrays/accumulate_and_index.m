T = accumarray([1 1 1; 2 1 2; 1 1 1], [5 6 7]); size(T), T(:, :, 1)', T(2, 1, 2)
A = zeros(2, 2, 2); A(sub2ind(size(A), [1 2], [1 2], [1 2])) = [8 9]; A, [r, c] = find(A); [r c], [i, j, k] = ind2sub(size(A), find(A)); [i j k], A(:, :, 2) += 1; A(:, :, 2), A(1, :, :) = []; size(A), squeeze(A)
