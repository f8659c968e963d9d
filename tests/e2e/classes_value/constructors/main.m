o = C0 ();
o.a, o.b
o = C0;
o.a
o.b.c = 3;
o.b
a = C1 (); a.a, a.given
b = C1 (5); b.a, b.given
c = C1 ('a', 7); c.a, c.given
d = C1 (c); d.a, d.given
try, C1 ('nope', 7), catch e, disp (e.message), end
C2 (3).size_of ()
x = C2 (4);
numel (x.parts), class (x.parts{1}), x.parts{1}.size_of ()
f = @C1; f ().given, f ('a', 2).given
