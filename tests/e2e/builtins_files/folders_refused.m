% A folder that there isn't is refused, with and without a result asked for.
before = pwd ();
try, was = cd ('/no/such/folder'); catch e, disp (e.message), end
try, cd ('/no/such/folder'), catch e, disp (e.message), end
try, was = chdir (12); catch e, disp (e.message), end
disp (exist ('was'))
was = cd ('/');
disp (strcmp (was, before))
disp (pwd ())
was = cd (before);
disp (was)
