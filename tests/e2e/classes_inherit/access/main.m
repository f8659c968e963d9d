s = Sub ();
s.tryAll ();
s.readAll ()
s.setAll (7);
s.readAll ()
s.callPriv (), s.callProt ()
t = Top ();
t.callProt ()
t.peek (s), s.peek (t)
for name = {'priv', 'prot', 'ro', 'half'}
  try, printf ('%s = %d\n', name{1}, s.(name{1})); catch e, disp (e.message), end
  try, s.(name{1}) = 1; printf ('set %s\n', name{1}); catch e, disp (e.message), end
end
try, s.secret (), catch e, disp (e.message), end
try, s.family (), catch e, disp (e.message), end
try, family (s), catch e, disp (e.message), end
