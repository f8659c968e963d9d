% Members that are not there, and files that can't be parsed, where lists of values are wanted.
c = {7, 8, 9};
s.x = 1;
t = [1 2 3];
try, [c{1:2}] = A.nope (); catch e, disp (e.message), end
try, [s.x, t(2)] = A.nope; catch e, disp (e.message), end
try, [c{1:2}] = A.m (); catch e, disp (e.message), end
try, [c{1:2}] = A.x; catch e, disp (e.message), end
try, [c{1:2}, ~] = A.x (1); catch e, disp (e.message), end
try, [c{1:2}] = broken (); catch, disp ('broken'), end
try, [s.x, t(2)] = broken; catch, disp ('broken'), end
try, [a, b] = broken (1).x; catch, disp ('broken'), end
disp (c), disp (s), disp (t)
