% Windows with options of each kind.
x = [1 2 3 9 4];
y = movmean (x, 3); s = y(1)
z = movmedian (x', [1 0], 'Endpoints', 'fill'); s = z(2)
z = movmin (magic (4), 2, 2); s = z(2)
z = movmax (magic (4), 2, 'Endpoints', 'same'); s = z(2)
z = movstd (x, 3); s = z(2)
z = movvar (x, 3, 1); s = z(2)
z = movvar (x, 3, 0, 'Endpoints', 'shrink'); s = z(2)
z = movsum (x, 3, 'Endpoints', 0); s = z(2)
z = movprod (x, 3, 'Endpoints', 'discard'); s = z(2)
z = movfun (@(v) max (v) - min (v), (1:8)', 3, 'Endpoints', 'shrink'); s = z(1)
z = movfun (@(v) [max(v), min(v)], (1:8)', 3, 'Endpoints', 'shrink', 'Outdim', 2); s = z(1)
z = movfun (@(v) [max(v); min(v)], (1:8)', 3); s = z(1)
