% "matlab.mixin.SetGet", "set", "get", "Class Implementations with Set and Get"
%#dialect matlab
h = Line;
set(h, 'Marker', '*', 'SampleSize', 20);
assert(strcmp(h.Marker, '*') && h.SampleSize == 20)
set(h, 'color', 'blue');
assert(strcmp(get(h, 'Color'), 'blue') && get(h, 'sample') == 20)
h.set('Marker', '+');
assert(strcmp(h.get('Marker'), '+'))
set(h, {'Color', 'Marker'}, {'green', 'x'});
s = get(h);
assert(isequal(s, struct('Color', 'green', 'Marker', 'x', 'SampleSize', 20)))
set(h, struct('Color', 'black'));
assert(isequal(get(h, {'Color', 'Marker'}), {'black', 'x'}))
both = [h, Line];
set(both, 'SampleSize', 3);
assert(isequal(get(both, 'SampleSize'), {3; 3}))
try
  set(h, 'Hidden', 2);
  error('a:b', 'none');
catch e
  assert(~strcmp(e.identifier, 'a:b'))
end
try
  set(h, 'SampleSize', -1);
  error('a:b', 'none');
catch e
  assert(strcmp(e.identifier, 'MATLAB:validators:mustBePositive'))
end
disp('passed')
