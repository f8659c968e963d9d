S = zeros(2, 2, 3); for k = 1:3, S(:, :, k) = [k 1; 0 k]; end
P = eye(2); for k = 1:3, P = P * S(:, :, k); end, P
d = arrayfun(@(k) det(S(:, :, k)), 1:3), t = squeeze(sum(S(1, 1, :)))', T = permute(S, [2 1 3]); T(:, :, 2), mean(S, 3), S(:, :, [1 3]), size(S(:, 1, :)), squeeze(S(1, :, :)), S(:, :, 2)(2, :), c = num2cell(S, [1 2]); size(c), c{3}, R = reshape(S, 4, 3), R', any(S == 3, 3), cat(3, S, eye(2))(:, :, 4), S(S == 1)' 
