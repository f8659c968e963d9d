v = Val (3);
h = Hnd (4);
eval ('v = v.add (2);');
eval ('h.add (2);');
v, h.n
s = evalc ('v');
strtrim (s)
s = evalc ('disp (v)');
s
eval ('v.nothing', 'disp (lasterr ())');
x = eval ('v.n + h.n')
name = 'n';
v.(name) = 7;
v.(name)
h.(['n']) += 1;
h.n
exist ('v'), exist ('Val')
ischar (class (v))
sprintf ('%d %s', v.n, class (h))
num2str (v.twice)
disp (v.n)
fprintf ('%g\n', double (v), double (h));
mat2str (double (v))
strcat (class (v), '-', class (h))
any (strcmp (methods (v), 'add')), any (strcmp (methods (h), 'keep'))
ismethod (v, 'add'), ismethod (h, 'nothing'), isprop (v, 'n'), isprop (h, 'log')
