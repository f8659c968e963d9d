i = shop.Item ('pen', 4);
i.gross ()
shop.Item.TAX
shop.rate ('tax')
c = shop.util.Cart ();
c.add (i);
c.add (shop.Item ('book', 20));
c.add (shop.Item.free ('leaflet'));
c.total ()
class (i), class (c)
isa (i, 'shop.Item'), isa (c, 'handle')
f = @shop.rate;
f ('none')
g = @(n) shop.Item (n, 8).gross ();
g ('cup')
cellfun (@(x) x.name, c.items, 'UniformOutput', false)
i
