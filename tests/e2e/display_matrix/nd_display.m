a = zeros(2, 2, 2)
b = reshape(1:12, 2, 3, 2) / 2
c = int8(reshape(1:8, 2, 2, 2))
d = cat(3, 'ab', 'cd')
e = true(1, 2, 2)
f = ones(1, 1, 3)
g = zeros(2, 0, 2)
h = reshape(1:16, 2, 2, 2, 2)
