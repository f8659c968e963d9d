% "metaclass", "meta.class class", "containers.Map": handle objects
%#dialect matlab
m = ?double;
assert(strcmp(m.Name, 'double') && strcmp(class(m), 'meta.class'));
assert(isempty(m.PropertyList) && ~m.Abstract);
m = ?handle;
assert(strcmp(m.Name, 'handle') && m.Abstract);
assert(strcmp(metaclass(5).Name, 'double'));
assert(strcmp(metaclass({}).Name, 'cell') && strcmp(metaclass("a").Name, 'string'));
assert(metaclass(int8(1)) == ?int8);
assert(metaclass(int8(1)) ~= ?int16);
p = Part();
assert(metaclass(p) == ?Part && ?Part ~= ?double);
a = containers.Map();
b = a;
assert(a == b && ~(a ~= b));
assert(a ~= containers.Map());
disp('passed')
