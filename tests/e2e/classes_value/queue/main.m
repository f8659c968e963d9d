q = Queue ();
q.isEmpty
q = q.push (1, 2, 'three');
q.count
[q, x] = q.pop ();
x, q.count
[q, x] = pop (q); x
q.toCell ()
r = q;
r = r.push (4);
q.count, r.count
for k = 1:25
  q = q.push (k);
  if mod (k, 2), [q, x] = q.pop (); end
end
q.count, x
total = 0;
while ! q.isEmpty
  [q, x] = q.pop ();
  if isnumeric (x), total += x; end
end
total
try, q.pop (); catch e, disp (e.identifier), end
try, q.data, catch e, disp (e.message), end
q
