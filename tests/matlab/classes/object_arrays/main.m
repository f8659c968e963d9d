% "Create Object Arrays", "Concatenating Objects of the Same Class", "Empty Arrays"
a = [Item(1, 'a'), Item(2, 'b')];
a(4) = Item (4, 'd');
assert (isequal (size (a), [1 4]))
assert (a(3).n, 0)
assert (isequal ([a.n], [1 2 0 4]))
assert (isequal ({a.tag}, {'a', 'b', '', 'd'}))
a(2) = [];
assert (isequal ([a.n], [1 0 4]))
a(end + 1) = Item (9);
assert (a(end).n, 9)
assert (total (a), 14)
assert (a.total (), 14)
s = 0;
for o = a
  s = s + o.n;
end
assert (s, 14)
b = [a(1); Item(7)];
assert (isequal (size (b), [2 1]))
c = [a, b'];
assert (numel (c), 6)
k = arrayfun (@(o) o.n * 10, a);
assert (isequal (k, [10 0 40 90]))
a(1).n = 100;
a(2).tag = 'new';
assert (a(1).n + 0, 100)
assert (a(2).tag, 'new')
e = Item.empty ();
assert (isempty (e) && isa (e, 'Item'))
e(1) = Item (3);
assert (e.n, 3)
r = repmat (Item (5), 1, 3);
assert (isequal ([r.n], [5 5 5]))
g(2, 2) = Item (8);
assert (isequal (size (g), [2 2]) && g(2, 2).n == 8 && g(1, 1).n == 0)
disp ('passed')
