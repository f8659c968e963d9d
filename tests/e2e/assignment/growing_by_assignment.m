v(4) = 1
v(6) = 2
m(2, 3) = 5
m(4, 1) = 6
m(:, 5) = 1
s(3) = 'c'; double(s)
c{3} = 1
c{2, 2} = 'x'
t(2).a = 1; size(t)
l(3) = true
k(2, 2, 2) = 1; size(k)
z(2) = 1i
i8(3) = int8(5); class(i8), i8
e = []; e(:, 1) = [1; 2; 3]
f = zeros(1, 0); f(end + 1) = 3
g = 'ab'; g(end + 1, :) = 'cd'
h = {}; h(end + 1, :) = {1, 'r'}; h(end + 1, :) = {2, 's'}
n.list(3) = 7; n.list(end + 1) = 8; n
