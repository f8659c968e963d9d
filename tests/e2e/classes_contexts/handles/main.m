v = Val (2); h = Hnd (2);
f = @(k) v.add (k);
g = @(k) h.add (k);
f (10), g (10).n
v = Val (1000);
f (1)
h.n = 5;
g (1).n
m = @add;
m (v, 1), m (h, 1).n
c = @Val;
c (9)
s = @Val.of;
s (8)
d = @double;
d (v), d (h), d (int8 (3))
cellfun (@double, {v, h, 7})
cellfun (@(o) o.n, {v, h})
r = cellfun (@(o) o.add (1), {v, h}, 'UniformOutput', false);
r{1}, r{2}.n
arrayfun (@(k) Val (k).twice, 1:4)
t = arrayfun (@(k) Hnd (k), 1:3, 'UniformOutput', false);
sum (cellfun (@double, t))
compose = @(p, q) @(x) p (q (x));
k = compose (@double, @Val);
k (77)
is_function_handle (m), func2str (c), class (s)
n = @(varargin) numel (varargin);
n (v, h, v)
fn.call = @(o, x) o.add (x);
fn.call (v, 5)
fn.call (h, 5).n
