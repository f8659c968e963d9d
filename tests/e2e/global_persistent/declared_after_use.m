x = 42;
disp(x)
exist('x')
global x
x
y = 5;
global y
y
function f(), global x; printf('%d\n', numel(x)); end
f()
global g5 = 7; g5
global a b = 3
a, b
isglobal('a')
x = 7; f()
