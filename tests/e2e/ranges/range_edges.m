a = 0:-0
b = -0:1
n = numel(0:0.1:0.9999)
v = 1:3 == [1 2 3]
w = linspace(0,1,5)
w2 = linspace(1,1,3), w3 = linspace(0,10,1)
logspace(0, 2, 3)
c = (1:3)(2)
d = 5 - (1:3)
e = (1:3) * -1
f = 1:NaN
g = 1:2:8
h = 10:10
k = single(1):0.5:2
class(k)
m = 'a':'e'
class('a':'e')
o = double('a'):double('e')
z = 3:1
zz = zeros(1,0);
isequal(z, zz)
1e6:1e6+3
0.1:0.1:0.5
