x = linspace(0, 1, 11)
y = linspace(-100, 100, 9)
z = 1 ./ (1:10)
w = (1:12) .^ 3
v = sqrt(1:20)
u = [1 1e3 1e6]
t = cumprod(1:10)
s = 2 .^ (0:16)
