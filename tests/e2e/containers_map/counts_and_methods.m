% Count is an integer; methods with arguments in any place; maps side by side
m = containers.Map ({'a', 'b', 'c'}, [1 2 3]);
disp (class (m.Count)), m.Count / 2
x = m.Count + 0.6
keys = {'a', 'b'};
m.values (keys)
disp (m.values (keys){1}), disp (m.values ({'c', 'a'})(2))
m1 = containers.Map ("b", 2);
m2 = containers.Map ("a", 1);
m3 = [m1, m2];
disp (m3.keys ())
try, containers.Map (1, {2, 3}); catch e, disp (e.message), end
disp (zeros (1, m.Count)), printf ("%d\n", m.Count);
h = {@issymmetric, @ishermitian};
for k = 1:2
  f = h{k};
  disp ([f([0 2; -2 0], "skew"), f([1 2; 2.1 1], 0.2), f([1 2i; -2i 1]), f(logical ([1 1; 0 1]), 0.5)])
end
