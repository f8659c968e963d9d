% "Property Access Lists", "Method Access Lists"
%#dialect matlab
a = A; b = B;
assert(b.peek(a)==9);
assert(a.Q==7); c = C2; c.setq(a);
assert(a.Q==9);
try, a.P; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:GetProhibited')); end
try, c.bad(a); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:GetProhibited')); end
try, a.m(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:MethodRestricted')); end
disp('passed')
