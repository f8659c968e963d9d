s.v = Val (1);
s.h = Hnd (1);
t = s;
t.v = t.v.add (5);
t.h.add (5);
s.v, s.h.n, t.v
s.v.n = 50;
s.v.list{3} = 'x';
s.v, size (s.v.list)
s.h.other = s;
s.h.other.v.n
a = struct ('o', {Val(1), Val(2), Hnd(3)});
arrayfun (@(e) double (e.o), a)
a(2).o.n = 20;
a(2).o
a(3).o.list{2} = Val (5);
a(3).o.list{2}.n = 6;
a(3).o.list{2}
c = {Val(1), {Hnd(2), Val(3)}};
c{1}.n = 10;
c{2}{1}.n = 20;
c{2}{2} = c{2}{2}.add (c{1}.n);
c{1}, c{2}{1}.n, c{2}{2}
d = c;
d{2}{1}.n = -1;
d{1}.n = -2;
c{2}{1}.n, c{1}
c(end + 1) = {Val(4)};
c{end + 1} = Hnd (5);
cellfun (@class, c, 'UniformOutput', false)
isfield (s, 'v'), isfield (s.v, 'n')
x = {s.v, s.h};
[p, q] = x{:};
p, q.n
m = containers.Map ('KeyType', 'double', 'ValueType', 'any');
m(1) = Val (1);
m(2) = Hnd (2);
m(2).add (5);
w = m(1);
w.n = 99;
m(1), m(2).n
w = values (m);
w{2}.n
