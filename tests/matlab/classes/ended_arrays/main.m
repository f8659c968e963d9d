% "Handle Class Destructor", "delete", "Empty Arrays": each object is destroyed once, an array by its elements.
%#dialect matlab
log = containers.Map('KeyType', 'double', 'ValueType', 'any');
e = Noted.empty;
clear e
x = Noted.empty;
x(end + 1) = Noted(5, log);
assert(isequal(size(x), [1 1]) && x.id == 5 && log.Count == 0);
clear x
assert(ended(log, 5));
d = [Noted(5, log) Noted(6, log)];
d(2) = Noted(7, log);
assert(ended(log, 6) && d(2).id == 7);
d(1) = [];
assert(ended(log, 5));
clear d
assert(ended(log, 7));
b = [Noted(1, log) Noted(2, log)];
b = b.';
b = [b; Noted(3, log)];
c = b(2:3);
assert(log.Count == 0);
clear b
assert(ended(log, 1));
clear c
assert(ended(log, [2 3]));
% what is deleted by a call is not deleted again
y = Noted(3, log);
delete(y)
assert(ended(log, 3) && ~isvalid(y));
clear y
assert(log.Count == 0);
z = [Noted(1, log) Noted(2, log)];
s = {z(1)};
z(1).delete();
assert(ended(log, 1) && isequal(isvalid(z), [false true]) && ~isvalid(s{1}));
clear z s
assert(ended(log, 2));
disp("passed")
function tf = ended(log, ids)
  all_ = values(log);
  tf = isequal(sort([all_{:}]), ids);
  remove(log, keys(log));
end
