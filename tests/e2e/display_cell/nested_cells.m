c = {1, 'two', [3 4 5]}
d = {c, {}}
e = cell(2,2)
f = {}
g = {[]; ''; {}}
h = {true, int8(5), single(2.5), 3+4i}
k = {@sin, 1:3; 'abc', {1,{2}}}
c{2}
c(2)
