% "import"
import geo.Pt
import geo.dist
p = Pt (5);
assert (p.x, 5)
assert (Pt.ORIGIN, 0)
assert (Pt.unit ().x, 1)
assert (dist (p, Pt (2)), 3)
assert (isa (p, 'geo.Pt'))
disp ('passed')
