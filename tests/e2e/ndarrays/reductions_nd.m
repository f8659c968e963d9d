A = reshape(1:8, 2, 2, 2);
sum(A), sum(A, 2), sum(A, 3), sum(A(:)), prod(A, 3), mean(A, 3), max(A, [], 3), min(A), cumsum(A, 3), any(A > 7), all(A > 0, 3), squeeze(sum(sum(A))), max(A(:)), sort(A, 3, 'descend'), diff(A, 1, 3), dot(A, A, 3), permute(A, [2 1 3]), permute(A, [3 2 1]), ipermute(permute(A, [3 1 2]), [3 1 2]), reshape(A, 4, 2), A + 1, A .* A, A - mean(A), 2 .^ A, A == 5, -A, sqrt(A), mod(A, 3), isequal(A, A), cat(1, A, A)(:, :, 1), cat(2, A, A)(:, :, 2), flip(A, 3), circshift(A, 1, 3), repmat(A, 1, 2)(:, :, 1), squeeze(A(1, :, :)), median(A, 3), std(A, 0, 3), [m, i] = max(A, [], 3), num2cell(A)(:, :, 1), nnz(A > 3), find(A > 6)', numel(A(A > 2)), norm(A(:, :, 1)), A(:, :, 1) * A(:, :, 2), cross([1 0 0], [0 1 0]), kron([1 2], [1 1])
try, A * A, catch e, disp(e.message), end
try, A', catch e, disp(e.message), end
try, inv(A), catch e, disp(e.message), end
