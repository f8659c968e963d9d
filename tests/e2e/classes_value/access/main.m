v = Vault ();
v = v.open (1);
v.count
try, v.open (2), catch e, disp (e.message), disp (e.identifier), end
try, v.secret, catch e, disp (e.message), end
try, v.secret = 1; catch e, disp (e.message), end
try, v.count = 5; catch e, disp (e.message), end
try, v.code, catch e, disp (e.message), end
v.code = 7;
v = v.open (7);
v.count
v.level
try, v.level = 1; catch e, disp (e.message), end
try, v.depth, catch e, disp (e.message), end
try, v.depth(2) = 5; catch e, disp (e.message), end
try, v.hidden (), catch e, disp (e.message), end
try, v.half (), catch e, disp (e.message), end
try, v.nothing, catch e, disp (e.message), end
try, v.nothing = 1; catch e, disp (e.message), end
v.peek ()
