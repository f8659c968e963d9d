s = Stats ([1; 2; 6]);
s.mean ()
mean (s)
mean ([1 2 3 4])
t = s.scaled (10);
t.data
t.spread ()
try, Stats ('abc'); catch e, disp (e.message), disp (e.identifier), end
function r = total (x)
  r = -1;
end
total (5)
