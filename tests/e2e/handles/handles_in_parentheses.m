% The text of a handle is of it alone, whatever parentheses stand around it.
f = (@(x) x+1)
f2 = ((@(x) x+1))
c = {(@(x) x+1), @(y) y; [1 2], {(@(z) z)}}
s.a = (@(x) x);
s.b = {(@(x) max(x, 0)), (@(x) max(x, -1))}
s.b{end+1} = ((@(x) x))
disp(func2str((@(x) x.^2)))
disp((@() 3))
g = @(x) (@(y) x+y)
h = @() ((@(y) y))
k = @(x) {(@(y) y), (x)}
m = g(1)
printf('%s\n', func2str((@(x) (x))))
try, assert((@(x) x)), catch e, disp(e.message), end
try, assert(@(x) x), catch e, disp(e.message), end
try, assert((@(x) x), (@(y) y+1)), catch e, disp(e.message), end
