% "Property Attributes": immutable properties are set in the constructor only
k = Key (5);
assert (k.id, 5)
refused = false;
try
  k.id = 6;
catch
  refused = true;
end
assert (refused && k.id == 5)
disp ('passed')
