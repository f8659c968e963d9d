p = Person ('Ann', 30, 'cook');
p.hello ()
p = p.birthday ();
p.age
p.who_is (), p.who_old ()
q = Person ('Bob', 4);
q.hello ()
g = Ghost ();
g.hello ()
g.age
isa (g, 'Named') && isa (g, 'Aged')
x = Plain ();
x.age
x = x.birthday ();
x.age
class (x)
p
