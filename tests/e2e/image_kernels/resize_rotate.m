A = [1 2; 3 4];
kron(A, ones(2))
A([1 1 2 2], [1 1 2 2])
B = magic(4); B(1:2:end, 1:2:end)
blockmean = (B(1:2:end, 1:2:end) + B(2:2:end, 1:2:end) + B(1:2:end, 2:2:end) + B(2:2:end, 2:2:end)) / 4
rot90(A), rot90(A, 2), rot90(A, -1), fliplr(A), flipud(A), A', circshift(B, [1 1]), circshift(B, 2, 2)
interp2(A, 1:0.5:2, (1:0.5:2)')
[X, Y] = meshgrid(1:3, 1:2)
R = zeros(3); for r = 1:3, for c = 1:3, R(c, 4 - r) = 10*r + c; end, end, R
padded = zeros(4); padded(2:3, 2:3) = A
crop = B(2:3, 2:3), tile = repmat(A, 1, 3), mirrored = [A fliplr(A)], checker = mod(X + Y, 2)
