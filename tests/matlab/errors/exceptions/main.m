% "MException", "throw", "rethrow", "throwAsCaller", "addCause", "addCorrection", "getReport": errors made and raised
ME = MException ('Top:inner', 'value %d of %s', 3, 'x');
assert (ME.identifier, 'Top:inner')
assert (ME.message, 'value 3 of x')
assert (isempty (ME.stack))
try
  throw (ME)
catch err
  assert (err.identifier, 'Top:inner')
  assert (err.message, 'value 3 of x')
  try
    rethrow (err)
  catch again
    assert (again.message, err.message)
  end
end
both = addCause (ME, MException ('A:one', 'first'));
both = addCause (both, MException ('A:two', 'second'));
assert (numel (both.cause), 2)
assert (both.cause{2}.message, 'second')
assert (addCorrection (ME, 5).Correction, 5)
assert (! isempty (strfind (getReport (err), 'value 3 of x')))
assert (getReport (ME), 'value 3 of x')
try
  refuse (1)
catch err
  assert (err.identifier, 'refuse:no')
  assert (err.message, 'not 1')
end
disp ('passed')
function refuse (x)
  throwAsCaller (MException ('refuse:no', 'not %d', x));
end
