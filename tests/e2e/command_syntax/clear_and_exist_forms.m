a = 1; b = 2; c1 = 3; c2 = 4;
exist('a'), exist('zzz'), exist('sin'), exist('pi')
clear a, exist('a')
clear b c1
exist('b'), exist('c1'), exist('c2')
clear c*
exist('c2')
x = 5; function f(), x = 1; clear x; disp(exist('x')); end
f(), x
y = 1; clear('y'); exist('y', 'var'), z.a = 1; clear z; exist('z')
s = 3; sum = 4; sum, clear sum; sum([1 2]), isvarname('x1'), k = 2; clear; exist('s')
