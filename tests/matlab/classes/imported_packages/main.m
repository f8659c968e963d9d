% "import", "Function Precedence Order": import p.* hides functions of other files, not those of the file.
1;
function r = scale(a)
  r = a;
end
import geo.*
assert(area(2, 3), 6)
q = Sq(3);
assert(q.s, 3)
assert(q.area(), 9)
u = Sq.unit();
assert(u.s, 1)
assert(isa(u, 'geo.Sq'))
assert(scale(5), 5)
assert(geo.scale(5), 50)
disp('passed')
