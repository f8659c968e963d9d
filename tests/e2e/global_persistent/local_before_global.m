1;
function setx(v)
  global x
  x = v;
end
function local_then_global()
  x = 5;
  disp(x), disp(exist('x'))
  global x
  disp(x), disp(isglobal('x'))
  x = 6;
end
function first_of_all(k)
  n = k;
  global n
  disp(n)
end
function r = parameter(x)
  global x
  r = x;
  x = x + 1;
end
function with_clear()
  x = 50;
  global x
  clear x
  disp(exist('x'))
  x = 51;
  disp(x)
end
function b = output(a)
  b = a;
  if a > 1, return; end
  global x
  b = x;
end
setx(3)
x = 1;
global x
x
local_then_global()
x
first_of_all(7), first_of_all(8)
parameter(100), x
with_clear(), x
output(1), output(2)
z = 2;
z(end + 1) = 4;
f = @() z;
global z
z, f()
z = 0;
f(), z
s.a = 1;
global s
s.b = 2
function show()
  global z s
  z, s
end
show()
