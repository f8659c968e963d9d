% "Method Attributes", "Controlling the Number of Instances"
%#dialect matlab
a = Single.getInstance(); b = Single.getInstance();
assert(a==b); a.Val = 10;
assert(b.Val==10);
try, Single(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:MethodRestricted')); end
disp('passed')
