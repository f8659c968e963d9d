for k = 1:5, end, k
for k = 5:-2:1, end, k
for k = [], end, k
for m = zeros(0, 3), end, size(m)
for q = 1:0, end, q
for j = 1:10, if j == 4, break, end, end, j
for i = 1:3, for i = 10:12, end, end, i
for t = {1, 2}, end, t
for c = 'ab', end, c
for k = 1:3, k = 100; end, k
for s = struct('a', 1), end, s
n = 0; for x = magic(3), n = n + x(1); end, n, x
for k = (1:3)(2:3), k, end
for v = 1:3; v; end, v
