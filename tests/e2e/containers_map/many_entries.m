% Maps of many entries: whatever the order of insertion and removal, keys and values are listed in order.
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:300
  m(mod(k * 7919, 1009)) = k;
end
ks = cell2mat(keys(m));
printf('%d %d %d %d\n', m.Count, issorted(ks), ks(1), ks(end));
vs = cell2mat(values(m));
printf('%d %d\n', sum(vs), vs(17));
for k = 1:2:300
  remove(m, mod(k * 7919, 1009));
end
printf('%d %d %d\n', m.Count, isKey(m, mod(7919, 1009)), isKey(m, mod(2 * 7919, 1009)));
for k = 1:50
  m(-k) = k; m(k + 0.5) = -k;
end
m(0) = 'zero'; m(Inf) = 'far';
ks = cell2mat(keys(m));
printf('%g ', ks(1:5), ks(end-2:end)); printf('\n');
disp(m(0)); disp(m(Inf)); disp(m.Count);
t = containers.Map();
words = {'pear', 'apple', 'fig', 'plum', 'kiwi'};
for k = 1:100
  w = [words{mod(k, 5) + 1} sprintf('%d', mod(k * 37, 100))];
  if isKey(t, w), t(w) = t(w) + 1; else, t(w) = 1; end
end
ks = keys(t);
printf('%s %s %s %d\n', ks{1}, ks{50}, ks{end}, t.Count);
while t.Count > 97
  ks = keys(t);
  remove(t, ks{1});
  t(['z' ks{2}]) = 5;
  remove(t, ks{end});
end
ks = keys(t);
printf('%s %s %d\n', ks{1}, ks{end}, t.Count);
both = [t; containers.Map({'a', 'zzz'}, {1, 2})];
ks = keys(both); vs = values(both, {'a', 'zzz'});
printf('%s %s %d %d %d\n', ks{1}, ks{end}, both.Count, vs{:});
for k = 1:numel(ks), remove(both, ks{k}); end
disp(both.Count); both('new') = 1; disp(keys(both));
same = m; same(12345) = 1; disp(m(12345));
x = m(77777);
