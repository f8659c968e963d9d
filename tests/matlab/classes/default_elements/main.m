% "matlab.mixin.Heterogeneous.getDefaultScalarElement", "Modify Inherited Methods", "enumeration" of MATLAB's documentation
%#dialect matlab
x = [Square(2), NoShape];
x(5) = Square(3);
assert(strcmp(class(x), 'Shape') && numel(x) == 5)
assert(isa(x(3), 'NoShape') && isa(x(5), 'Square') && total(x) == 13)
% operators of handles below methods of the class
y = x(1);
assert(y == x(1) && ~(y ~= x(1)) && x(1) ~= x(2))
% a method with the name of a class
T = table(Square(4));
assert(T.area == 16 && istable(table(1)))
% members of an enumeration stand in columns
shown = evalc('m = [Level.Low Level.High; Level.Middle Level.Low]');
assert(contains(shown, sprintf('    Low       High\n    Middle    Low \n')) ...
    || contains(shown, sprintf('    Low       High\n    Middle    Low\n')))
shown = evalc('m = enumeration(''Level'')');
assert(contains(shown, sprintf('    Low\n    Middle\n    High\n')) || contains(shown, sprintf('    Low   \n    Middle\n    High  \n')))
disp('passed')
