r = Range (1, 10, 3);
while r.more ()
  printf ('%d ', r.next ());
end
printf ('\n');
try, r.next (), catch e, disp (e.identifier), end
r.map (@(x) x ^ 2)
r.reduce (@(a, b) a + b, 100)
r.to = 4;
r.reduce (@plus, 0), r.reduce (@max, -1)
q = Range ();
q.map (@num2str)
p = r;
p.rewind ();
r.next (), p.next ()
n = 'step';
r.(n)
r.(n) = 2;
p.step
f = @r.more;
try, r.at, catch e, disp (e.message), end
