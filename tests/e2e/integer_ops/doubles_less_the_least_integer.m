% the least integer of 64 bits has no opposite, and is taken from doubles as a double
m = intmin('int64');
a = -5 - m
b = int64(-5) - m
c = 5; c - m
d = -5; d - m
e = -1 - m
f = -6 - m
g = -1000 - m
h = -2 - m
i = -4.5 - m
x = single(-5) - m
y = -5 - [m m+1 m+2 m+1000]
z = [-5 -4 -1 0 1] - m
w = -1e15 - m
v = -2^53 - m
u = -2^60 - m
for n = -3:2, q = n - intmin("int64"), end
for n = [-1000 -5.5 2], q = n - [intmin("int64") -7], end
x = Inf - int64([5 -3]), y = 0.5 - int64(3), z = NaN - intmin("int64")
