% "Property Attributes", "Property Set Methods", "Get and Set Methods for Dependent Properties"
%#dialect matlab
p = P(5);
assert(p.Id==5); p.Twice = 10;
assert(p.V==5);
try, p.Id = 6; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:SetProhibited')); end
try, p.change(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:SetProhibited')); end
try, p.RO = 6; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:noSetMethod')); end
assert(p.RO==5);
disp('passed')
