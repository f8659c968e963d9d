format compact
x = pi
y = [1 2;3 4]
c = {1, [1 2], {}}
s.a = 1; s.b = [1 2]; s.c.d = {1};
s
z = zeros(2,2,2)
e = []
t = 'abc'
u = ['ab';'cd']
i8 = int8([1 2])
b = [true false]
r = 1:3
w = (1:30)*100.5
f = @(x) x+1
st = struct('a', {1,2})
cp = [1+2i 3]
em = zeros(0,3)
disp(y)
disp(c)
1:3
format
y
