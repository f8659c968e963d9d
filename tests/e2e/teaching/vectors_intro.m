v = [1 2 3 4 5]
v(1)
v(2:4)
v(end)
v * 2
v + 1
v .^ 2
sum(v)
mean(v)
length(v)
w = v'
v * w
v(3) = 10
v(6) = 7
v(2) = []
sort(v, 'descend')
x = 0:2:10
y = linspace(0, 1, 5)
z = zeros(1, 3)
o = ones(2, 2)
[v, 100]
max(v), min(v), cumsum(v)
