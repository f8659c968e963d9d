% "Abstract Classes and Class Members"
assert (Square ().describe (), 'Square 4')
for name = {'Shape', 'Half'}
  refused = false;
  try
    feval (name{1});
  catch
    refused = true;
  end
  assert (refused)
end
assert (isa (Square (), 'Shape'))
disp ('passed')
