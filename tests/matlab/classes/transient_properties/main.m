% "Property Attributes": Transient, "meta.property class"
%#dialect matlab
c = Cached(3);
c.total();
assert(c.cache == 9);
file = [tempname() '.mat'];
save(file, 'c');
s = load(file);
assert(isempty(s.c.cache) && s.c.side == 3);
assert(s.c.total() == 9);
assert(c.cache == 9); % the saved object is as it was
list = [Cached(1) Cached(2)];
list(2).total();
boxed = {list, struct('in', c)};
save(file, 'boxed');
s = load(file);
assert(isempty(s.boxed{1}(2).cache) && s.boxed{1}(2).side == 2);
assert(isempty(s.boxed{2}.in.cache));
delete(file);
m = ?Cached;
assert(isequal([m.PropertyList.Transient], [false true]));
disp('passed')
