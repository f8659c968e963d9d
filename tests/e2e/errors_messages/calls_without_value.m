x = warning ("")
x = warning ("a", "b")
x = warning ("off", "q:r")
x = warning (x)
s = warning ("off", "a:b");
warning ("on", "a:b");
r = warning (s);
disp (r.state)
try, warning (struct ("message", "m")), catch e, disp (e.message), end
x = warning ("abc %d", 3)
class (x), size (x)
warning ("off", "my:id");
x = warning ("my:id", "abc %d", 3)
try, x = display (3); catch e, disp (e.message), end
try, y = fdisp (stdout, 2); disp (size (y)), catch e, disp (e.message), end
try, x = clc; catch e, disp (e.message), end
f = @display;
try, x = f (3); disp (x), catch e, disp (e.message), end
try, x = feval ("fdisp", stdout, 1), catch e, disp (e.message), end
