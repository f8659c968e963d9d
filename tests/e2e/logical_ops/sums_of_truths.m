% Sums of truth values and characters, element by element, are numbers.
a = mod((1:6)' * (1:5), 3) == 1;
b = mod((1:6)' * (1:5), 2) == 0;
up = [6 1:5]; down = [2:6 1];
n = a(up, :) + a(down, :) + b, class(n)
m = a - b, k = a + b - 1, z = (a - b) == 0, w = (a + b) > 1 & a
1 ./ (a(1, :) - a(1, :)), 1 ./ (a(1, :) + false)
h = (a + b) / 2, t = (a + b) .* (a - b), s = sum(a + b), p = 2 - (a + b)
d = '407' - '0', e = ('abc' + 1) - ('a' + 0), char('abc' + 1), class('a' + 'b'), f = 'abc' + 'abc'
g = a + 2^40, q = (a + 1e9) + 1e9, r = a + 0.5, u = -(a + b), v = a - (-0)
1 ./ (a - (-0))
x = true(1, 3) + [1 2 3], y = 'ab' + int8([1 2]), l = single(1) + true(1, 2)
for i = 1:3, o = a(i, :) + b(i, :) - ('1' - '0'); disp(o), end
