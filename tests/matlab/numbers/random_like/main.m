% "rand", "randn", "zeros": 'like' makes an array of the class of another
p = single (3);
x = rand (2, 3, 'like', p);
assert (class (x), 'single')
assert (size (x), [2 3])
assert (class (randn (2, 'like', 1)), 'double')
assert (size (randn ([4 1], 'like', p)), [4 1])
assert (all (x(:) > 0 & x(:) < 1))
assert (class (zeros (2, 'like', int8 (1))), 'int8')
disp ('passed')
