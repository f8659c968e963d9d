% "saveobj", "loadobj", "Save and Load Process for Objects": objects in files, in the forms that their classes give
%#dialect matlab
file = [tempname '.mat'];
p = Point(3, 4);
m = Money(9.5, "EUR");
row = [Point(1, 2), Point(5, 6)];
inside.list = {p, 'text', Dir.South};
inside.n = 7;
d = Dir.North;
n = Node(1);
n.Next = Node(Point(8, 9));
n.Next.Back = n;
T = table([1; 2], ["a"; "b"], 'VariableNames', {'x', 'y'});
t = datetime(2024, 1, [1 2]);
h = hours(5);
c = categorical({'u', 'v', 'u'});
save(file, 'p', 'm', 'row', 'inside', 'd', 'n', 'T', 't', 'h', 'c');
saved = {p, T, t, h, c};
clear p m row inside d n T t h c
load(file);
assert(isa(p, 'Point') && p.X == 3 && p.shown() == 12)
assert(isa(m, 'Money') && m.Amount == 9.5 && m.Currency == "EUR")
assert(isequal(size(row), [1 2]) && row(2).Y == 6 && isequal(class(row), 'Point'))
assert(inside.list{1}.X == 3 && strcmp(inside.list{2}, 'text') && inside.list{3} == Dir.South && inside.n == 7)
assert(d == Dir.North)
assert(n.Value == 1 && n.Next.Value.Y == 9 && isempty(n.Next.Back))
assert(isequal({p, T, t, h, c}, saved))
s = load(file, 'm', 'T');
assert(isequal(fieldnames(s), {'m'; 'T'}) && s.m.Amount == 9.5 && s.T.x(2) == 2)
save(file, '-struct', 's', '-v7');
s = load(file);
assert(s.m.Amount == 9.5 && isequal(s.T.y, ["a"; "b"]))
delete(file);
disp("passed")
