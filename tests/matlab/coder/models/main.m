% "zeros", "eye", "cast": classes of models ('like'), as code for code generation has them
x = single ([1 2 3]);
assert (isa (zeros (1, 2, 'like', x), 'single'))
assert (isequal (class (cast (3.7, 'like', int8 (1))), 'int8') && cast (3.7, 'like', int8 (1)) == 4)
assert (isequal (scaled (x), single ([0.5 1 1.5])) && isa (scaled (x), 'single'))
assert (isequal (scaled (int16 ([3 5])), int16 ([2 3])))
assert (isequal (scaled (4), 2))
disp ('passed')

function y = scaled (x)
  half = cast (0.5, 'like', 1);
  y = coder.nullcopy (zeros (size (x), 'like', x));
  for k = 1:numel (x)
    y(k) = cast (double (x(k)) * half, 'like', y);
  end
end
