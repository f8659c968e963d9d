1;
function r = f(x), printf('f%d ', x); r = x; end
x = [1 2 3];
x(f(1)) = f(2); disp('')
x(f(1), f(2)) += f(3); disp('')
c = {};
c{f(2)}.a(f(1)) = f(9); disp('')
s(f(2)).b = f(1); disp('')
[x(f(1)), x(f(2))] = deal(f(3), f(4)); disp('')
try, x(uu) = vv; catch e, disp(e.message), end
try, x(0) = vv; catch e, disp(e.message), end
try, x(end+1, uu) = vv; catch e, disp(e.message), end
x(end+1) = numel(x)
k = 0;
c{++k} = k + 10
while k < 3, x(++k) = k * 100; end
x
global stack
function r = push(v), global stack; stack(end+1) = v; r = v; end
stack = [1 2];
stack(end+1) = push(7)
