% "empty": CLASS.empty is a 0-by-0 array of the class, CLASS.empty(m,n,...) an array with an extent of 0.
%#dialect matlab
s = string.empty;
assert(isstring(s) && isequal(size(s), [0 0]));
s(end + 1) = "a";
assert(isequal(s, "a"));
d = double.empty(0, 3);
assert(isa(d, 'double') && isequal(size(d), [0 3]));
assert(isa(double.empty, 'double') && isequal(size(double.empty), [0 0]));
n = int8.empty(0, 1);
assert(isa(n, 'int8') && isequal(size(n), [0 1]));
n(end + 1) = 200;
assert(isa(n, 'int8') && n == 127);
assert(isa(single.empty([2 0]), 'single') && isequal(size(single.empty([2 0])), [2 0]));
assert(isa(uint64.empty(0, 2, 3), 'uint64') && isequal(size(uint64.empty(0, 2, 3)), [0 2 3]));
c = cell.empty;
assert(iscell(c) && isempty(c));
c{end + 1} = 5;
assert(isequal(c, {5}));
z = struct.empty;
assert(isstruct(z) && isequal(size(z), [0 0]) && isempty(fieldnames(z)));
z(1).a = 5;
assert(z.a == 5);
assert(ischar(char.empty) && islogical(logical.empty(0, 4)));
assert(isempty(function_handle.empty));
t = datetime.empty;
assert(isa(t, 'datetime') && isempty(t));
t = duration.empty(0, 1);
assert(isa(t, 'duration') && isequal(size(t), [0 1]));
T = table.empty;
assert(istable(T) && height(T) == 0 && width(T) == 0);
failed = false;
try
  double.empty(2, 3)
catch
  failed = true;
end
assert(failed);
disp("passed")
