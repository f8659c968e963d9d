m = Multi (5, 6, 7);
m.n
numel (m.args)
x = m.spread ()
[x, y] = m.spread ()
[x, y, z] = m.spread (10)
[x, y] = spread (m, 2)
m.three ();
a = m.three ();
[a, b] = m.three ();
[a, b, c] = three (m);
[~, b] = m.three ();
b
m.defaults (), m.defaults (1), m.defaults (1, []), defaults (m, 1, 2)
m.nothing ();
m.nothing
nothing (m)
args = {1, 2};
m.defaults (args{:})
n = Multi (args{:}, m.args{:});
n.n
o = Multi ();
o.n, size (o.args)
z = {m.three()}
try, m.defaults (1, 2, 3), catch e, disp (e.message), end
try, [p, q] = m.defaults (1); catch e, disp (e.message), end
try, x = m.nothing (); catch e, disp (e.message), end
