t = Thermo ();
t.fahrenheit
t.fahrenheit = 212;
t.celsius
t.celsius = 5;
t.celsius += 10;
t.fahrenheit
try, t.celsius = [1 2]; catch e, disp (e.message), end
t.log
u = t;
u.fahrenheit = 32;
t.celsius
numel (t.log)
t.log{1}
t.log{end}(1:3)
