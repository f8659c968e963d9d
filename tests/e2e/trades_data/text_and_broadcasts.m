% typed arithmetic on text and index vectors
s = 'HELLO world';
shift = mod(s - 'A' + (1:numel(s)), 26)
table_ = ('a':'c')' + (0:3)
char(table_)
m = (s' == 'lo')
sum(m), any(m, 2)'
pos = (1:numel(s)) .* (s == 'o'); pos(pos > 0)
w = cumsum([1 s == ' ']); w(1:end-1)
bars = (5:-1:1)' <= [3 5 1 4];
disp(char(bars * 3 + 32))
disp(char(32 + 10 * ((1:4)' >= (4:-1:1))))
k = (1:3)' * (1:3) + (0:2)
tri = (1:4)' >= (1:4)
tri .* (1:4)
x = (0:4)' / 4; y = x .^ (0:3)
idx = (1:3)' + (0:2) * 3
a = reshape(1:9, 3, 3); a(idx)
d = abs((1:4)' - (1:4))
d == 1
max(d, 2), min((1:3)', 2:4), mod((1:4)', 2:3), (1:3)' ~= 1:3, xor((1:2)' > 1, [true false]), hypot((1:2)', 3:4), atan2((0:1)', [1 2]), rem(-3:3, 3)', floor((1:4) / 2)', bitand(0:3, 2), power(2, (0:2)') .* (1:2)
r = [1 2 3] - [1; 2]; r(2, :), r(:, end)'
c = 'abc' == ('a':'c')', n = ~eye(3) & (1:3 > 1), v = !(1:3 == (1:3)')
q = (10:10:30) + [1; 2] * (1:3), p = -(1:3)' .* [1 0 1], z = ((1:2)' * 2) ./ (1:2), u = (1:3) ./ (1:3)', t = 2 .^ (0:3)' - 1
e = [] + (1:0), f = zeros(0, 3) + (1:3), g = (1:0)' + (1:3), h = ones(2, 1) * (1:0)
l = (1:5)(logical([1 0 1 0 1])) + [10; 20], o = repmat('-', 1, 3) + (0:1)', b = ('0':'9') - '0' + (0:1)' * 10
mat = magic(4); mat - mean(mat), mat ./ sum(mat, 2), mat > mean(mat, 2), mat(:, 1) + mat(1, :), mat(2:3, :) .* (1:4), (mat - min(mat(:))) / (max(mat(:)) - min(mat(:)))
for i = 1:3, row = (1:i) + (i:-1:1)'; disp(row), end
fn = @(v) v + v'; fn(1:2), fn((1:2)'), g2 = @(n) (1:n)' + (1:n); g2(2)
acc = 0; for j = 1:4, acc += sum(sum((1:j)' .* (1:j))); end, acc
cnt = zeros(2, 3); for i = 1:2, cnt(i, :) = (1:3) + i; end, cnt, cnt(:, 2) = (5:6)', cnt(:) = 1:6, cnt(1, :) = [], cnt += (1:3)
