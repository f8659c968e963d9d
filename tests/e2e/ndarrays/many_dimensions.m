% Arrays of dozens of dimensions.
x = reshape (1:6, [1, 2, ones(1, 30), 3]);
ndims (x), size (x, 33), size (x, 40)
y = permute (x, [33, 2, 1, 3:32]);
size (y), y
z = permute (ones (2, 3), [99, 2:98, 1]);
ndims (z), nnz (size (z) > 1), size (z, 99)
size (permute (z, [99, 2:98, 1]))
size (ipermute (z, [99, 2:98, 1]))
size (sum (x, 33)), squeeze (sum (x, 33))
w = cat (70, [1, 2], [3, 4]);
ndims (w), squeeze (w)
size (squeeze (w))
a = zeros (2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3);
a(2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2) = 5;
a(:, 3)
sum (a(:)), ndims (a)
v = NaN (ones (1, 25))
ndims (NaN ([ones(1, 24), 2]))
c = cell ([1, ones(1, 18), 2]);
ndims (c), size (c{1})
b = x + permute (1:2, [1, 3:20, 2]);
ndims (b)
squeeze (b)(:)'
n = ones ([ones(1, 40), 2]) == 1;
class (n), ndims (n), all (n)
m = max (x, [], 33); squeeze (m)
r = repmat (7, [1, 1, ones(1, 20), 2]); ndims (r)
s = sort (x, 33, "descend"); squeeze (s)
k = mean (x, 33)
mean (x, 50)(3)
cumsum (x, 33)(end)
d = diff (x, 1, 33); squeeze (d)
circshift (x, 1, 33)(1)
isequal (x, ipermute (permute (x, [33, 1:32]), [33, 1:32]))
