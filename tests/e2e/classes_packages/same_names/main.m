% Classes and functions that have the same names in two folders of the path.
addpath ('lib');
P.s ();
o = P (); o.m (); m (o); disp (class (o))
Q.s ();
o = Q (); o.m ();
R.s ();
o = R (); m (o);
pk.W.s ();
o = pk.W (); o.m ();
T ()
f = @P; o = f (); o.m ();
o = feval ('P'); o.m ();
U.s ();
o = U (); o.m (); disp (isa (o, 'P'))
call_helper ();
helper ();
