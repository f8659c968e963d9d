% "metaclass", "meta.class", "superclasses", "Abstract Classes"
%#dialect matlab
s = Square(3);
assert(s.area()==9);
assert(s.describe()=="[square:9]");
assert(isa(s,'Shape')); c = Circle(2);
assert(abs(c.area-4*pi)<1e-12);
assert(strcmp(Square.kind(),'shape'));
try, Shape(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:abstract')); end
try, c.R = -1; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBePositive')); end
try, s.helper(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:MethodRestricted')); end
try, c.R = [1 2]; error('x:y','no'); catch e, assert(contains(e.identifier,'MATLAB:')); end
shapes = {s,c}; t = 0; for i=1:2, t = t + shapes{i}.area; end, assert(abs(t-9-4*pi)<1e-12); m = metaclass(s);
assert(strcmp(m.Name,'Square'));
assert(isequal(m.SuperclassList(1).Name,'Shape')); mc = ?Circle;
assert(strcmp(mc.Name,'Circle'));
assert(mc.Abstract==false); x = superclasses('Square');
assert(isequal(x,{'Shape'}));
assert(isa(c,'Circle'));
assert(~isa(c,'Square'));
assert(strcmp(class(c),'Circle')); p = properties('Circle');
assert(any(strcmp(p,'R'))); n = cellfun(@(x) x.Sides,shapes);
assert(isequal(n,[4 Inf]));
assert(isequal(s.Name,"square")); s.Name = 'abc';
assert(isstring(s.Name));
assert(ismethod('Square','area'));
l = {m.PropertyList.Name};
assert(any(strcmp(l,'Len'))); ml = {m.MethodList.Name};
assert(any(strcmp(ml,'area')));
disp('passed')
