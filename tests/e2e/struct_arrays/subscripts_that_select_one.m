% s(i).x where i is an array: it must select one element, which inference does not see.
1;
function t(what, f)
  try
    printf('%s: ', what); disp(f());
  catch e
    disp(e.message);
  end
end
function s = put(s, i, v)
  s(i).x = v;
end
function s = add(s, i, v)
  s(i).x += v;
end
function r = get(s, i)
  r = s(i).x;
end
function r = sum_of(s, i)
  r = s(i).x + 1;
end
function r = names(s)
  r = sprintf('%s,', {s.n}{:});
end
function s = put_new(s, i)
  s(i).z = i;
end
function s = put_part(s, i, v)
  s(i).v(2) = v;
end
function s = put_by_name(s, name, v)
  i = find(strcmp({s.n}, name));
  if isempty(i)
    s(end + 1) = struct('x', v, 'n', name, 'v', [1 2]);
  else
    s(i).x = s(i).x * v;
  end
end
function r = largest(s)
  [~, k] = max([s.x]);
  r = s(k).n;
end
function r = chosen(s, i)
  q = s(i);
  r = [size(q) numel([q.x])];
end
s = struct('x', {1, 2, 3}, 'n', {'a', 'bb', 'c'}, 'v', {[1 2], [3 4], [5 6]});
places = {1, 2, 3, 4, 5, [1 2], [], zeros(1, 0), true, [true false false], [false true false], ...
          logical([0 0 0]), ':', [2 2], 1.5, 0, int8(2), 'a'};
for k = 1:numel(places)
  i = places{k};
  t('put', @() [put(s, i, 9).x]);
  t('add', @() [add(s, i, 9).x]);
  t('get', @() get(s, i));
  t('sum', @() sum_of(s, i));
  t('new', @() size(put_new(s, i)));
  t('part', @() [put_part(s, i, 7).v]);
  t('chosen', @() chosen(s, i));
end
disp(names(s))
s = put_by_name(s, 'bb', 10); s = put_by_name(s, 'new', 4); disp([s.x]), disp({s.n})
s = put_by_name(s([]), 'q', 4), s = put_by_name(s, 'q', 4)
disp(largest(put_by_name(s, 'r', 100)))
e = []; t('nothing', @() get(e, 1)); t('nothing of it', @() get(e, []));
e = put_by_name(struct('x', {}, 'n', {}, 'v', {}), 'one', 1); disp({e.n})
