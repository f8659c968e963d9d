b = Base ();
greet (b);
c = Child ('kid', 5);
greet (c);
c = older (c);
c = older (c, 10);
age (c), count (c)
name (c)
class (c), isa (c, 'Base'), isa (b, 'Child')
d = c;
d = older (d);
count (c), count (d)
all = {b, c, d};
for k = 1:3
  greet (all{k});
end
x.y = c;
x.y = touch (x.y);
count (x.y)
cellfun (@count, all)
f = @(o) count (touch (o));
f (c)
isequal (c, c), isequal (c, d)
