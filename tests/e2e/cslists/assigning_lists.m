[a{1:3}] = deal(1, 2, 3)
[b{1:2}] = size(ones(4, 5))
[s(1:3).v] = deal('same'); s(3)
[s.v] = deal(10, 20, 30); [s.v]
vals = {7, 8, 9}; [s.v] = vals{:}; {s.v}
[s(2:3).w] = deal(0); isempty(s(1).w)
[x, y] = vals{2:3}
[p, q] = s(1:2).v
try, [u, v, w, z] = vals{:}, catch e, disp(e.message), end
c = cell(1, 2); [c{:}] = deal('a', 'b')
[c{1}, c{2}] = deal(c{2}, c{1})
t.list = {1, 2}; [t.list{:}] = deal(5)
[m.a, m.b(2)] = deal(1, 2)
r = vals; [r{[1 3]}] = deal('x')
[o{1:2, 1}] = deal(0)
g = {}; [g{1:2}] = ndgrid(1:2, 1:3); g{2}
n = numel(vals(1:2)), k = vals(1:2)
