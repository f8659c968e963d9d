x = 7; if x > 5, y = x, else, z = x, end
for k = 1:2, if k == 2, w = k, end, end
switch x, case 7, s = 'seven', end
try, t = x + 1, catch, end
while x > 6, x = x - 1, end
do u = x, x--; until x < 5
function r = f(a), r = a, end
v = f(3)
f(4);
