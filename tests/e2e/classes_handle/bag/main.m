b = Bag ('size', 5, 'label', 'x');
b.put ('apple', 3); b.put ('pear'); b.put ('apple');
b.total (), b.total
b.list ()
b.list (@upper)
b.each (@(n, q) printf ('%s=%d\n', n, q));
b.items(1).qty, b.items(end).name
b.items(1).qty = 40;
b.total ()
[b.items.qty]
numel (b.items), size (b.items), isempty (b.items)
b.setOpt ('size', 9, 'color', 'red').opts
b.opts.size
c = Bag.fromCell ({'a', 'b', 'a'});
c.total (), c.list (){1}
s = c.toStruct ();
s.n, s.items(1)
Bag.VERSION, b.VERSION
b.m('z') = 5;
b.m.keys ()
b.m.Count
c.m.Count
b
ans
try, b.put (), catch err, disp (err.message), end
try, Bag ('nope', 1), catch err, disp (err.message), end
try, b.find_ ('a'), catch err, disp (err.message), end
f = @(varargin) b.put (varargin{:});
f ('kiwi', 2); b.total ()
isa (b, 'Bag'), isa (b, 'numeric'), isobject (b)
x = {b, c};
cellfun (@(o) o.total (), x)
cellfun ('isclass', x, 'Bag')
y.bag = b; y.bag.items(2) = []; b.list ()
if isobject (y.bag) && ~isempty (y.bag.items), disp ('some'), end
b.items(strcmp ({b.items.name}, 'kiwi')) = [];
b.list ()
while b.total () > 38, b.items(1).qty--; end
b.total ()
z = b.items;
z(1).name = 'changed';
b.items(1).name
clear b
y.bag.total ()
