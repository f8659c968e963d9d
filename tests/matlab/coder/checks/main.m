% "coder.internal": checks of MATLAB's own library functions, which tell identifiers
coder.internal.prefer_const (3);
coder.internal.assert (true, 'my:id', 3);
coder.internal.errorIf (false, 'my:id');
assert (identifier (@() checked (-1)), 'my:negative')
assert (identifier (@() checked (101)), 'my:large')
assert (checked (7) == 7)
assert (isa (coder.internal.indexInt (3.0), 'int32'))
assert (strcmp (coder.internal.indexIntClass, 'int32'))
disp ('passed')

function x = checked (x)
  coder.internal.assert (x >= 0, 'my:negative', 'must not be negative');
  coder.internal.errorIf (x > 100, 'my:large');
end

function id = identifier (f)
  id = '';
  try
    f ();
  catch err
    id = err.identifier;
  end
end
