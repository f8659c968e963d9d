x = 1/3; y = [1/3 100.5]; z = single(2/3); k = 1e-7;
format long
x, y, z, k
format short
x, y, z, k
format long g
x, y
format short g
x, y, k
format long e
x
format short e
x, y
format
x
