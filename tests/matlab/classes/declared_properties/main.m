% "Validate Property Values", "Property Class and Size Validation": values are converted and checked
b = Box ();
assert (isa (b.n, 'int32') && b.n == 3)
assert (ischar (b.label) && isempty (b.label))
assert (isa (b.data, 'double') && isempty (b.data))
assert (islogical (b.flag) && ~b.flag)
assert (iscell (b.items) && isempty (b.plain))
b.n = 7.6;
assert (isa (b.n, 'int32') && b.n == 8)
b.flag = 1;
assert (islogical (b.flag) && b.flag)
b.label = 'text';
b.size3(2) = 20;
assert (isequal (b.size3, [1 20 3]))
b.own = 4;
assert (b.own, 8)
assert (Box (5).n == 5)
bad = {@() put (b, 'n', -1), @() put (b, 'n', [1 2]), @() put (b, 'level', 7), ...
       @() put (b, 'size3', [1 2]), @() put (b, 'own', [1 2]), @() Box (-1), @() put (b, 'items', 5)};
for k = 1:numel (bad)
  refused = false;
  try
    bad{k} ();
  catch
    refused = true;
  end
  assert (refused)
end
b.items = {1, 'a'};
assert (isequal (b.items, {1, 'a'}))
b.level = 2;
assert (b.level, 2)
disp ('passed')
function b = put (b, name, value)
  b.(name) = value;
end
