A = zeros(2,3,2); A(:,:,1) = [1 2 3; 4 5 6]; A(:,:,2) = -A(:,:,1)
size(A), ndims(A), numel(A), [r, c] = size(A), [r, c, p] = size(A), size(A, 3), size(A, 4), length(A), size(A, [1 3])
sum(A, 3), squeeze(A(1,2,:)), permute(A, [3 1 2]), reshape(A, 3, []), A(:, :), A(1, :), A(:, 4)', cat(3, 1, 2, 3), ones(2,2,2) .* A(1:2,1:2,:), max(A, [], 3), mean(A, 3)
A(:,:,3) = 7; size(A), A(:,:,2) = []; size(A), A(:, 2, :) = []; size(A), B = repmat([1 2], [1 1 2]), squeeze(ones(1,1,3)), size(squeeze(ones(2,1,3))), ones(2,2,0), zeros(1,0,2), size(ones(2,3,1,1)), isempty(zeros(2,0,3)), A(end), A(end,end,end), any(A, 3), ndims(ones(2,3,1)), circshift(cat(3,1,2), 1, 3), C(2,2,2) = 5, C(:)', D = C; D(:,:,1) = []; size(D)
E = cat(3, 'ab', 'cd'), F = cat(3, {1}, {'x'}), G = int8(cat(3, [1 2], [3 4])), H = cat(3, [1.5 2], [3 4]), K = true(1,2,2), L = cat(3, 1i, 2), reshape(1:8, [2 2 2])(:, :, 2), isequal(reshape(1:8,2,2,2), reshape(1:8,[2 2 2])), ndgrid(1:2), [x, y] = meshgrid(1:2, 1:3), size(permute(ones(2,3), [2 1 3])), dot(ones(2,2,2), ones(2,2,2), 3), flip(cat(3,1,2), 3), idx = sub2ind(size(C), 2, 2, 2), vec = A(:)';
try, reshape(1:6, 4, []), catch e, disp(e.message), end
try, reshape(1:6, 4, 2), catch e, disp(e.message), end
try, cat(1, ones(2,2,2), ones(2,2)), catch e, disp(e.message), end
try, cat(3, ones(2), ones(3)), catch e, disp(e.message), end
