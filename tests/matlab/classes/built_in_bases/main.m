% "Subclasses of MATLAB Built-In Types", "Enumerations Derived from Built-In Classes": values of objects in operators.
a = Level.High;
b = Level.Low;
assert(a > b && a ~= b && a == 3)
assert(isa(a, 'Level') && isa(a, 'int32'))
assert(isequal(class(int32(a)), 'int32') && double(a) == 3)
x = a + 1;
assert(x == 4 && isa(x, 'int32'))
assert(strcmp(char(a), 'High'))
v = [10 20 30];
assert(v(b) == 10 && v(Level.Mid) == 20)
v(Level.High) = 5;
assert(isequal(v, [10 20 5]))
assert(Level(2) == Level.Mid && Level('Low') == b)
assert(sum([a b]) == 4 && max(a, b) == 3)
assert(strcmp(sprintf('%d', a), '3') && strcmp(num2str(a), '3'))
assert(bitor(uint8(b), uint8(2)) == 3)
switch a
  case Level.Low
    found = 1;
  case Level.High
    found = 3;
end
assert(found == 3)
names = {};
for k = 1:3
  names{k} = char(Level(k));
end
assert(isequal(names, {'Low', 'Mid', 'High'}))
t = Temp(5);
assert(t + 1 == 6 && t.kelvin() == 278.15 && sqrt(t * 5) == 5)
assert(isa(t, 'double') && isequal(double(t), 5))
ok = false;
try
  Level(9);
catch
  ok = true;
end
assert(ok)
disp('passed')
