% "matlab.mixin.Copyable": copy copies properties, handles in them are shared
a = Doc ();
a.part = Doc ();
b = copy (a);
b.text = 'b';
assert (a.text, 'a')
assert (a ~= b && a.part == b.part)
c = a.copy ();
assert (c.text, 'a')
d = Deep ();
d.part = Doc ();
e = d.copy ();
assert (e.part ~= d.part)
assert (isa (e, 'Deep') && isa (e, 'handle'))
disp ('passed')
