% "Handle Class Destructor", "fieldnames", "isnumeric": what destructors log in a global variable, in their order.
%#dialect matlab
global LOG
LOG = {};
x = Res('a');
x = [];
assert(isequal(LOG, {'del a'}));
x = Res('b');
y = x;
clear x
assert(isscalar(LOG));
clear y
assert(isequal(LOG{end}, 'del b'));
z = {Res('c1'), Res('c2')};
z = {};
assert(numel(LOG) == 4);
inside();
assert(isequal(LOG{end}, 'del inside'));
r = Res('d');
assert(isequal(fieldnames(r), {'name'}) && isequal(properties('Wide'), {'second'; 'first'}));
delete(r);
assert(isequal(LOG{end}, 'del d'));
w = Wide(3);
assert(isnumeric(w) && isfloat(w) && ~isinteger(w) && isa(w, 'double'));
disp("passed")

function inside()
  r = Res('inside');
end
