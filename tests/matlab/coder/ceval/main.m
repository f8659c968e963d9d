% "coder.ceval", "coder.ref", "coder.rref", "coder.wref", "coder.cinclude", "coder.updateBuildInfo"
coder.cinclude ('signals.h');
coder.cinclude ('<math.h>');
coder.updateBuildInfo ('addSourceFiles', 'signals.c');
numbers (3, int16 (7));
references ([1 2 3]);
texts ();
in_structs (struct ('gain', int32 (4), 'x', [1 2; 3 4]));
refused ([1 2] + 1i);
disp ('passed')

function refused (z)
  told = {};
  y = 0;
  for k = 1:2
    try
      if k == 1
        y = coder.ceval ('adder', z(1), 2);
      else
        y = coder.ceval ('adder', coder.opaque ('double'), 2);
      end
    catch err
      told{end+1} = err.message;
    end
  end
  assert (strcmp (told{1}, 'coder.ceval: complex numbers are passed by coder.ref'))
  assert (strcmp (told{2}, 'coder.opaque in coder.ceval is not available in compiled programs'))
end

function numbers (a, n)
  y = 0;
  y = coder.ceval ('adder', a, 4);
  assert (y == 7)
  y = coder.ceval ('hypot', 3, 4);
  assert (y == 5)
  h = single (0);
  h = coder.ceval ('half', single (5));
  assert (isa (h, 'single') && h == 2.5)
  m = int16 (0);
  m = coder.ceval ('next_of', n);
  assert (isa (m, 'int16') && m == 8)
  even = false;
  even = coder.ceval ('is_even', uint8 (4));
  assert (islogical (even) && even)
  coder.ceval ('-global', 'note', int32 (11));
  seen = int32 (0);
  seen = coder.ceval ('noted');
  assert (seen == 11)
  v = zeros (1, 3);
  for k = 1:3
    v(k) = coder.ceval ('adder', k, v(1));
  end
  assert (isequal (v, [1 3 4]))
end

function references (x)
  n = int32 (5);
  old = n;
  m = int32 (0);
  m = coder.ceval ('count_up', coder.ref (n));
  assert (n == 6 && m == 6 && old == 5)
  for k = 1:3
    m = coder.ceval ('count_up', coder.ref (n));
  end
  assert (n == 9)
  before = x;
  w = single ([2 3 4]);
  coder.ceval ('scale', coder.ref (x), coder.rref (w), int32 (numel (x)));
  assert (isequal (x, [2 6 12]) && isequal (before, [1 2 3]) && isequal (w, single ([2 3 4])))
  u = coder.nullcopy (zeros (2, 3, 'uint16'));
  coder.ceval ('fill', coder.wref (u), int32 (numel (u)), uint16 (65535));
  assert (isa (u, 'uint16') && all (u(:) == 65535))
  mask = [true false true];
  coder.ceval ('flip', coder.ref (mask), int32 (3));
  assert (isequal (mask, [false true false]))
  z = [1+2i, 3-4i];
  coder.ceval ('turn', coder.ref (z), int32 (2));
  assert (isequal (z, [-2+1i, 4+3i]))
  r = 1:4;
  coder.ceval ('scale', coder.ref (r), coder.rref (single ([1 1 1 2])), int32 (4));
  assert (isequal (r, [1 2 3 8]))
end

function texts ()
  n = int32 (0);
  n = coder.ceval ('length_of', 'hello');
  assert (n == 5)
  name = 'abc';
  n = coder.ceval ('length_of', [name 'd' 0]);
  assert (n == 4)
  coder.ceval ('to_upper', coder.ref (name), int32 (numel (name)));
  assert (strcmp (name, 'ABC'))
end

function in_structs (s)
  n = int32 (0);
  n = coder.ceval ('count_up', coder.ref (s.gain));
  assert (s.gain == 5 && n == 5)
  coder.ceval ('scale', coder.ref (s.x), coder.rref (single ([1 1 1 10])), int32 (4));
  assert (isequal (s.x, [1 2; 3 40]))
end
