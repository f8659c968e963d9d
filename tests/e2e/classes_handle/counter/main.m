c = Counter (10, 2);
d = c;
c.inc ();
d.inc (5);
c.value, d.value, c.calls
inc (c);
c.get ()
c.chain ().chain ().chain ();
c.value
c.inc;
c.inc
c.value
d.step = 100;
c.step
function bump (x, n)
  for k = 1:n
    x.inc ();
  end
end
bump (c, 3);
c.value
s.counter = c;
s.counter.inc ();
list = {c, Counter(), c};
list{3}.inc ();
list{2}.inc (7);
cellfun (@(x) x.value, list)
f = @() c.value;
c.reset ();
f ()
isa (c, 'handle'), isa (c, 'Counter')
isequal (c, d), isequal (c, Counter ())
try, c.calls = 0; catch e, disp (e.message), end
c
e = Counter ();
e.value = [1 2 3];
e.value(2) = 20;
e.value(end + 1) = 4;
e.value
