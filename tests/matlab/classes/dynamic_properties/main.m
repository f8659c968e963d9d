% "dynamicprops", "addprop", "Dynamic Properties"
%#dialect matlab
r = Rec; p = addprop(r,'Extra'); r.Extra = 5;
assert(r.Extra==5);
assert(isprop(r,'Extra'));
assert(isprop(r,'A')); delete(p);
assert(~isprop(r,'Extra'));
try, r.Nope = 1; error('x:y','no'); catch e, assert(~strcmp(e.identifier,'x:y')); end
q = Rec;
assert(~isprop(q,'Extra')); addprop(q,'Z'); q.Z = 'z';
assert(strcmp(q.Z,'z')); n = 'W'; q.addprop(n); q.(n) = 3;
assert(q.W==3);
disp('passed')
