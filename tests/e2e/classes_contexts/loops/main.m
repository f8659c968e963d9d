v = Val (); h = Hnd ();
for k = 1:4
  v = v.add (k);
  h.add (k);
  if k == 2, continue; end
  v = v.keep (k);
  h.keep (v);
end
v, h.n, h.log, numel (v.list), numel (h.list)
k = 0;
while v.n > 3
  v = v.add (-2);
  k++;
end
k, v
do
  h.add (-3);
until h.n < 0
h.n, h.log
for o = {Val(1), Hnd(2), 3}
  printf ('%s %g\n', class (o{1}), double (o{1}));
end
for k = 1:3
  x(k).o = Val (k);
  y{k} = Hnd (k * 10);
end
for k = 1:3
  x(k).o.n += y{k}.add ().n;
  printf ('%g %g\n', x(k).o.n, y{k}.n);
end
