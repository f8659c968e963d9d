p = Point (3, 4)
q = p.move (1, 1);
q
[p.x, p.y, q.x, q.y]
p.norm2 ()
norm2 (p)
p.norm2
[a, b] = parts (q)
[a, b] = q.parts ()
o = Point ();
o.x, o.y
r = Point (7);
r.x, r.y
r.y = 5;
r.y += 2;
r.y *= 10;
disp (r.y)
disp (p)
class (p)
isobject (p), isstruct (p), isnumeric (p)
isa (p, 'Point'), isa (p, 'handle'), isa (p, 'double')
p = p.move (10, 20).move (1, 1);
[p.x, p.y]
