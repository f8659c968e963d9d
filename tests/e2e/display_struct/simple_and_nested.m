s.name = 'Widget';
s.count = 12;
s.price = 9.99;
s
t.inner = s;
t.list = {1, 'a'};
t.mat = [1 2; 3 4]
u = struct()
v = struct('a', {})
w = struct('a', {1,2,3})
w(2)
w(2).a
