% One entry makes a map a scalar; conditions take any map as one value.
for n = 0:3
  m = containers.Map ('KeyType', 'double', 'ValueType', 'any');
  for k = 1:n
    m(k) = k;
  end
  printf ('%d: %d %d %d %d %d\n', n, isscalar (m), isvector (m), isrow (m), iscolumn (m), issquare (m));
  if isscalar (m), disp ('one'), else, disp ('not one'), end
  c = {m, m};
  printf ('%d ', cellfun (@isscalar, c), cellfun ('isempty', c)); disp ('')
end
function r = asked (m)
  r = isscalar (m) && isobject (m);
end
x = [asked(containers.Map ()), asked(containers.Map ('a', 1)), asked(containers.Map ({'a', 'b'}, [1 2]))]
