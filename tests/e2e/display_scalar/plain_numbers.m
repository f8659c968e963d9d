% How single numbers appear
x = 5
y = -3
z = 0
w = 3.14159
big = 123456
bigger = 1234567.891
huge = 1e10
tiny = 0.00001234
neg = -0.5
e1 = 99999.5
e2 = 100000.5
third = 1/3
%% special values
a = Inf
b = -Inf
c = NaN
d = NA
m = -0
realmax
realmin
eps
