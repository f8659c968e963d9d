a = Ring ('a');
a.next.next.next.name
b = Ring ('b');
c = Ring ('c');
a.link (b);
b.link (c);
n = a;
for k = 1:7
  printf ('%s ', n.name);
  n = n.next;
end
printf ('\n');
a.all{1}.all{1}.name
function make ()
  x = Ring ('x');
  y = Ring ('y');
  x.link (y);
end
make ();
a = [];
b.next.next.name
