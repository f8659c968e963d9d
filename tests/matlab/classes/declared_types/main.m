% "Property Class and Size Validation", "Validate Property Values"
%#dialect matlab
t = T; t.A = [1 2 3]';
assert(isequal(t.A,[1 2 3])); t.B = 'char';
assert(isstring(t.B)); t.I = 3.7;
assert(isa(t.I,'int32') && t.I==4); t.E = 1;
assert(islogical(t.E));
assert(t.F(0)==0); t.J = datetime(2025,1,1);
assert(year(t.J)==2025);
try, t.A = -1; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBeNonnegative')); end
try, t.C = "z"; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBeMember')); end
try, t.D = ones(3); error('x:y','no'); catch e, assert(contains(e.identifier,'MATLAB:validation')); end
try, t.F = 5; error('x:y','no'); catch e, assert(contains(e.identifier,'MATLAB:validation')); end
try, t.H = 5; error('x:y','no'); catch e, assert(contains(e.identifier,'MATLAB:validation')); end
disp('passed')
