s.list = {1, {2, 3}};
s.arr = struct('p', {1, 2});
s.sub.arr(2).q = 'x';
s
t = {s.sub}
t{1}.arr(2)
u = [s.sub.arr]
v.a = {}; v.b = {{}}; v.c = {[]}; v
w = struct('m', {{[1 2; 3 4]}})
