c = cell(2, 1, 2); c{2, 1, 2} = 'x'; size(c), c{2, 1, 2}, c(:, :, 2)
s(2, 1, 2).v = 3; size(s), s(2, 1, 2).v, isempty(s(1).v)
d = cat(3, {1}, {2}); size(d), d{1, 1, 2}
t = repmat('ab', [1 1 2])
b = reshape([true false true true], 1, 2, 2)
i8 = reshape(int8(1:4), 1, 2, 2)
z = reshape([1+1i 2 3 4i], 2, 1, 2)
cellfun(@numel, c), arrayfun(@(x) x * 2, reshape(1:4, 1, 2, 2))
for x = reshape(1:4, 1, 2, 2), disp(size(x)), end
e = zeros(2, 0, 2)
f = ones(1, 1, 2) * 0.5
g = cat(3, [1 NaN], [Inf 2])
h = cat(3, [1e6 1], [0.1 2])
