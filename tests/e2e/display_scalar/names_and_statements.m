a_long_variable_name = 1
x1 = 2, y1 = 3; z1 = 4
A = 5
a = 6
_hidden = 7
x = y = 8
[p, q] = deal(1, 'two')
[r] = 5
if (true) t = 9, end
for k = 1:2 u = k, end
1, 2; 3
'a', "b"
