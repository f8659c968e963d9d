% "handle class": eq, ne compare what handles refer to; "isvalid", "delete"
a = Obj ();
b = a;
c = Obj ();
assert (a == b && ~(a == c) && a ~= c)
assert (isequal (a, c))
list = [a, c, b];
assert (isequal (list == a, logical ([1 0 1])))
assert (isequal (size (list), [1 3]))
assert (isvalid (a))
delete (a);
assert (~isvalid (b) && isvalid (c))
c.delete ();
assert (~c.isvalid ())
disp ('passed')
