v = Val (1);
v.n += 4; v
v.n -= 1; v
v.n *= 3; v
v.n /= 2; v
v.n ^= 2; v
v.n++; v
v.n--; v
[v.n, x] = deal (3, 4); v, x
[v.list{1:2}] = deal ('a', 'b'); v.list
v.list(1) = []; v.list
v.list{end + 1} = 1:3;
v.list{end}(2) = 20;
v.list{end}
v.list{end}(end + 1) = 4;
v.list{end}
h = Hnd ();
h.other = Hnd ();
h.other.other = Hnd ();
h.other.other.n = 5;
h.other.other.list{2}.deep.er = 6;
h.other.other.list{2}.deep.er
h.other.other.list{2}.deep
a.b.c{3}.o = h;
a.b.c{3}.o.other.n = 8;
h.other.n
o = h.other;
o.n = 9;
a.b.c{3}.o.other.n
w = v;
w.n = 100;
[v.n, w.n]
v = w = Val (5);
v.n = 6;
[v.n, w.n]
w += 10
w = w + w + 1
h.n = v;
h.n.n = 44;
h.n, v
x = h; x.n = 1; h.n
