1;
% What eval is to give the value of is never read as a command: x -1 is a difference.
function r = twice (x)
  r = eval ("x +1") + eval ("x -1;");
end
x = 3;
y = eval ("x -1")
y = eval ("x -1;");
disp (y)
t = ["x ", "-2"];
z = eval (t)
w = {eval("x -1"), eval("x +2")}
disp (eval ("x -1"))
k = eval ("pi -1", "7")
k = eval ("nothing -1", "x -2")
v = eval ("x '")
disp (twice (5))
m = [1, 2; 3, 4];
total = eval ("m (1, 2) + x")
a = eval ("  x -1\nx -2")
c = evalc ("disp (x)");
disp (c)
f = inline ("x -1");
disp (f (4))
eval ("x = 7;")
eval ("format long")
pi
eval ("format short")
