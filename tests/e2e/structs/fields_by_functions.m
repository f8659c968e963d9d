% Fields set, read, removed, put in order and moved to cells by functions.
s = struct ('b', 1, 'a', 'text');
s = setfield (s, 'c', [1 2 3]); x = getfield (s, 'c'); x(2) + 1
t = getfield (s, 'a'); t(1)
o = orderfields (s); o.a, [p, i] = orderfields (s); i'
r = rmfield (s, 'b'); r.a, r2 = rmfield (s, {'a', 'b'}); r2.c
c = struct2cell (struct ('u', 1, 'v', 2)); c{2} + 1
d = cell2struct ({1, 'two'}, {'one', 'two'}, 2); d.one + 1, d.two
n = setfield (struct (), 'q', 'w', 5); n.q.w + 1
m = mat2cell (magic (4), [2 2], [3 1]); m{1, 2}(2) + 1
z = getfield (struct ('a', struct ('b', 2)), 'a', 'b') + 1
e = setfield ([], 'k', 3); e.k * 2
k = containers.Map ({'a', 'b'}, [1 2]); k('a') + k('b')
l = cellfun ('length', {'ab', 'c'}); l + 1
v = structfun (@(x) x * 2, struct ('a', 1, 'b', 2)); v'
w = structfun (@(x) x * 2, struct ('a', 1, 'b', 2), 'UniformOutput', false); w.b + 1
try, rmfield (s, 'nope'), catch err, disp (err.message), end
try, getfield (s, 'nope'), catch err, disp (err.message), end
try, cell2struct ({1, 2}, {'one'}, 2), catch err, disp (err.message), end
f = setfield (s, 'a', {1, 'x'}); g = getfield (f, 'a'); g{2}
k = containers.Map ({'a'}, [1 2]); k('a')
