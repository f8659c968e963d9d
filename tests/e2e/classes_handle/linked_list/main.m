l = List ();
for k = 1:5
  l.push (k ^ 2);
end
l.push ('text');
l.push ({1, 2});
l.toCell ()
l.pop ()
l.count
l.reverse ();
l.each (@(v) disp (class (v)));
while l.count > 0
  l.pop ();
end
l.count
try, l.pop (); catch e, disp (e.message), disp (e.identifier), end
l.push (1);
l.head.value
try, l.head.next = Node (2); catch e, disp (e.message), end
n = l.head;
n.next = Node (2);
n.next.next = Node (3);
n.next.next.value = 30;
l.head.next.next.value
m = List ();
for k = 1:2000
  m.push (k);
end
s = 0;
n = m.head;
while ! isempty (n), s += n.value; n = n.next; end
s
