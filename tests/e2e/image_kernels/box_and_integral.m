I = reshape(1:25, 5, 5)';
S = zeros(6); for r = 1:5, for c = 1:5, S(r + 1, c + 1) = I(r, c) + S(r, c + 1) + S(r + 1, c) - S(r, c); end, end
box = @(r1, c1, r2, c2) S(r2 + 1, c2 + 1) - S(r1, c2 + 1) - S(r2 + 1, c1) + S(r1, c1);
box(1, 1, 5, 5), box(2, 2, 3, 4), sum(sum(I(2:3, 2:4)))
B = conv2(I, ones(3) / 9, 'valid'), D = I(2:end, :) - I(1:end-1, :), E = diff(I, 1, 2), mx = zeros(3); for r = 1:3, for c = 1:3, w = I(r:r+2, c:c+2); mx(r, c) = max(w(:)); end, end, mx, P = I([1 1 2:5 5], [1 1 2:5 5]); size(P), P(1, :), ds = I(1:2:end, 1:2:end), up = kron(ds(1:2, 1:2), ones(2)), tr = circshift(I, [1 -1]); tr(1, :), mask = mod(I, 2) == 0; I(mask)', sum(mask(:)), mean(I(mask)), [r, c] = find(I == 13)
