% "matlab.mixin.Heterogeneous", "Designing Heterogeneous Class Hierarchies"
%#dialect matlab
a = [Dog('rex') Cat('tom')];
assert(numel(a)==2);
assert(strcmp(class(a),'Animal'));
assert(isequal(names(a),{'rex','tom'})); r = strings(1,2); for i=1:2, r(i) = a(i).speak(); end
assert(isequal(r,["Woof" "Meow"])); a(3) = Dog('fido');
assert(numel(a)==3);
assert(isa(a(2),'Cat')); a(2) = [];
assert(strcmp(a(2).Name,'fido')); for x = a, assert(x.speak()=="Woof"); end
b = [Dog('x') Dog('y')];
assert(strcmp(class(b),'Dog'));
disp('passed')
