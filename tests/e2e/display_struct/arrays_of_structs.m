s = struct('a', {1, 2, 3})
s(2)
t = struct('a', {}, 'b', {})
u = repmat(struct('k', 1), 2, 2)
v.list = s
w = {s}
x = struct('m', {{1, 2}})
y(2).z = 5
y(1)
s'
struct('only', 5)
