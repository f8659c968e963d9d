% What functions give in cells is of a class, with each way to ask for cells.
c = cellfun (@(x) [x 'z'], {'a', 'bc'}, 'UniformOutput', false); s = c{1}
d = cellfun (@upper, {'ab', 'c'}, 'unif', 0); t = d{2}
e = arrayfun (@(k) k * (1:3), 1:4, 'UniformOutput', false); u = e{3}(2) + 1
[m, i] = cellfun (@max, {[1 5 2], [7 3]}, 'uniformoutput', 0); w = m{2} + i{1}
f = cellfun (@(x, y) x + y, {1, 2}, {3, [4 5]}, 'UniformOutput', false); f{2}(2) + f{1}
l = cellfun ('length', {'ab', 'c'}); l + 1
n = cellfun (@numel, {}, 'UniformOutput', false); size (n)
v = structfun (@(x) x * 2, struct ('a', 1, 'b', 2)); v'
w = structfun (@(x) {x, 'q'}, struct ('a', 1, 'b', 2), 'UniformOutput', false); w.b{1} + 1, w.a{2}
z = structfun (@(x) x > 1, struct ('a', 1, 'b', 2), 'UniformOutput', true); class (z)
function out = depth (x)
  if (iscell (x))
    out = 1 + max ([0, cellfun(@(y) depth (y), x)]);
  else
    out = 0;
  end
end
depth ({1, {2, {3}}})
try, structfun (@(x) [x x], struct ('a', 1)), catch err, disp (err.message), end
