a = Op(3); 
b = a + 2
b = a - a
b = 2 * a
b = -a
a == 3
a < 3
x = ~a
t = a'
[a, 1, 2]
[a; a]
[1, a]
double(a)
numel(a), size(a), length(a)
char(a)
a
disp(a)
display(a)
a:5
a & 1
abs(Op(-3))
isempty(a)
max(a, 3)
plus(a, 4)
s.q = a
c = {a}
a += 5
try, a > 2, catch e, disp(e.message), end
try, a * a * 2, catch e, disp(e.message), end
try, a.^2, catch e, disp(e.message), end
if a == 3, disp yes, else, disp no, end
cellfun(@double, {a, a})
f = @plus; f(a, 1)
