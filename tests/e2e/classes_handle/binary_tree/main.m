t = Tree ();
x = 17;
for k = 1:30
  x = mod (x * 37 + 11, 101);
  t.insert (x);
end
t.sorted ()
t.depth ()
t.contains (17), t.contains (x), t.contains (1000)
t.left.key
t.left.right.key
t.left = [];
t.sorted ()
