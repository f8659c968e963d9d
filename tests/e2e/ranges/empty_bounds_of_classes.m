% The class of ranges with an empty bound.
1;
x = class([]:single(2)), x = class(single(1):[]), x = class([]:int8(3)), x = class(int8(3):[]), x = class([]:'a'), x = class('a':[])
x = class(1:single([]):3), x = class([]:2:single(3)), x = class([]:int8(2):3), x = []:'abc', class(x), size(x), x = 'a':'', class(x)
x = class(colon([], single(2))), x = class(colon('a', 'c')), x = class('a':'c'), x = class('a':99), x = class(single([]):2)
x = class(zeros(1,0):int8(2)), x=class("a":"c"), x = class("a":3)
function f(a, b), x = a:b; printf('%s %d %d\n', class(x), size(x)); end
f([], single(2)), f(single(2), []), f([], 'abc'), f('a', []), f('a', 'c'), f(int8(1), []), f([], int8(3)), f('', 'a'), f('', 3)
try, f("", 'a'), catch e, disp(e.message), end
try, f('a', zeros(0, 3)), catch e, disp(e.message), end
try, f(true, []), catch e, disp(e.message), end
try, f([], 'a'), catch e, disp(e.message), end
for k = []:single(3), k, end
k
try, x = single(1):'c', catch e, disp(e.message), end
try, x = 'a':single(99), catch e, disp(e.message), end
try, x = 'a':single(1):'c', catch e, disp(e.message), end
try, x = 'a':int8(99), catch e, disp(e.message), end
try, f(single([]), 'a'), catch e, disp(e.message), end
try, f('', single(1)), catch e, disp(e.message), end
try, f(single(1), 'c'), catch e, disp(e.message), end
