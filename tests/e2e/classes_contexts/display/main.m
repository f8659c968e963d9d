v = Val (1)
h = Hnd (2)
x = {v, h}
s.v = v;
s.h = h;
s
v;
v.n
h.n
h.list
h.other
v.twice
disp (v)
display (v)
h.other = v
h.list = {1, 'two', v, h.other};
h.list
c = {h.list{:}};
size (c)
properties (v)
properties (h)
methods (v)
methods (h)
h.n = int8 (5); h.list = true; h.other = 'text';
h
h.n = single (2.5); h.list = 1:10; h.other = @sin;
h
h.n = {}; h.list = struct ('a', {1, 2}); h.other = 1:0;
h
