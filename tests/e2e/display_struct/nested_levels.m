a.b.c.d.e = 1;
a
a.b
a.b.c.d
a.x = {1, struct('y', 2)};
a
