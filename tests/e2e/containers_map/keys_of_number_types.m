% Keys are held as the key type holds them, and errors show them as disp does.
m = containers.Map('KeyType', 'int32', 'ValueType', 'double');
m(1.5) = 5;
m(2.4) = 7;
m.keys, m.values
isKey(m, 1.5), isKey(m, {1.7, 9}), m(1.7)
values(m, {1.6})
remove(m, 1.9);
m.Count
s = containers.Map('KeyType', 'single', 'ValueType', 'any');
s(pi) = 1;
s(pi), isKey(s, pi), isKey(s, single(pi)), isKey(s, {pi, 'a', 2})
d = containers.Map('KeyType', 'double', 'ValueType', 'any');
t = containers.Map();
function refuse(m, k)
  try, m(k), catch e, disp(e.message), end
  try, values(m, {k}), catch e, disp(e.message), end
end
for k = {2.75, 1e10, -1/3, NaN, 1e-5, int8(5), true, single(0.1), 'x'}
  refuse(d, k{1});
  if ~isnan(k{1}), refuse(t, k{1}); end
  refuse(m, k{1});
end
for type = {'single', 'int8', 'uint16', 'int32', 'uint64', 'logical'}
  try
    m = containers.Map('KeyType', type{1}, 'ValueType', type{1});
    disp(m.KeyType)
  catch e
    disp(e.message)
  end
end
