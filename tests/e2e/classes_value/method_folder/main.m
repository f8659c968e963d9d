a = Vec (3, 4, 0);
a.len ()
b = Vec.unit (3);
b.v
a.dot (b), dot (a, a)
dot ([1 2 3], [4 5 6])
c = cross (a, b);
c.v
c.cross (a).v
class (c)
