% diagonal matrices and ranges that handles are called with and give back
k = 3;
f = @(m) m * 2;
f(eye(2))
x = f(diag([1 2]))
y = f(0:0.1:0.3)
g = @() eye(2);
z = g()
h = {g, f};
h{2}(h{1}())
s.twice = f;
s.twice(eye(2))
scaled = @(m, by) m * by * k;
scaled(eye(2), 2)
w = scaled(eye(2), 0.5);
w(1, 2)
show = @(m) disp(m);
show(eye(2))
inner = @(m) f(m)';
inner(eye(2))
full = f(ones(2))
sum(f(eye(3)))
function r = apply(op, m), r = op(m); end
apply(f, eye(2))
apply(@(m) m + 1, eye(2))
