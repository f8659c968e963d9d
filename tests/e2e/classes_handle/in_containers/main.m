m = containers.Map ();
m('a') = Item (1);
m('b') = Item (2);
x = m('a');
x.n = 10;
y = m('a');
y.n
m('b').n
m('b').tag ('t1').tag ('t2');
m('b').tags
k = keys (m);
for i = 1:numel (k)
  printf ('%s %d\n', k{i}, m(k{i}).n);
end
s = struct ('item', {Item(5), Item(6)});
s(2).item.n = 60;
s(2).item.n
t = s;
t(1).item.n = 50;
s(1).item.n
c = cell (1, 3);
for i = 1:3, c{i} = Item (i); end
c{2}.tag ('x');
d = c;
d{2}.n = 99;
c{2}.n
sum (cellfun (@(o) o.n, c))
z.deep.er{3} = Item (7);
z.deep.er{3}.n = 8;
z.deep.er{3}.n
z.deep.er{3}.tags{2} = 'q';
z.deep.er{3}.tags
w = {c{1:2}};
w{1}.n
persistent_like = @(o) o.n + 1;
persistent_like (c{3})
