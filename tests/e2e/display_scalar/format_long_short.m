format long
p = pi
q = single(pi)
r = 100.5
v = 1e-5
z = pi + 1i
n = 12345678.9
format short
p
format
r
