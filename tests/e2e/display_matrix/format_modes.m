x = [pi; 100*pi; 1e6];
format short
x
format long
x
format short g
x
format long g
x
format short e
x
format long e
pi
format
x
pi
