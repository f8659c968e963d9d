p = Poly ([1 2 3])
q = p + 1
p + p;
polyval (p, 2)
p(2)
p.coef
p.coef(2)
try, p.zzz, catch e, disp (e.message), end
double (p)
coef (p, 3)
class (p), isobject (p), isa (p, 'Poly'), isstruct (p)
try, p * 2, catch e, disp (e.message), end
try, -p, catch e, disp (e.message), end
m = Money (3.5, 'EUR');
show (m)
m = set_x (m, 10);
show (m);
try, m.x, catch e, disp (e.message), end
try, m.x = 3, catch e, disp (e.message), end
m
disp (m)
s = Sub (7, 'tag');
show (s)
s = times2 (s);
show (s)
class (s)
isa (s, 'Money'), isa (s, 'Sub')
methods ('Money')
methods (s)
ismethod (m, 'show')
x = {m, p}
z.m = m
isequal (m, m), isequal (m, s)
try, m == m, catch e, disp (e.message), end
try, fieldnames (m), catch e, disp (e.message), end
try, struct (m), catch e, disp (e.message), end
size (m), numel (m), isempty (m)
try, m.show, catch e, disp (e.message), end
try, m(1), catch e, disp (e.message), end
try, m{1}, catch e, disp (e.message), end
try, [m, m], catch e, disp (e.message), end
f = @show; f (m)
cellfun (@class, {m, p, s}, 'UniformOutput', false)
s
