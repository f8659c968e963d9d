% copies of value objects are values of their own
a = Box ();
b = a;
b = b.add (5);
b = b.add ('text');
numel (a.items), numel (b.items)
c = b.setData (2, 20);
c.data, b.data
c.inner = a;
c.inner.data(end + 1) = 9;
c.inner.data
a.data
d = c;
d.inner.items{3} = 'x';
size (d.inner.items), size (c.inner.items)
s.box = c;
s.box.inner.data(1) = 100;
s.box.inner.data, c.inner.data
list = {a, c};
list{2}.data(1) = -1;
list{2}.data, c.data
function r = change (x)
  x.data = 'changed';
  r = x;
end
e = change (a);
e.data, a.data
f = @() a.data;
a.data = 0;
f ()
a.data
