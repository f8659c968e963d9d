1;
function v = selection(v)
  for k = 1:numel(v) - 1
    [m, i] = min(v(k:end));
    i = i + k - 1;
    v([k i]) = v([i k]);
  end
end
function v = shell(v)
  gap = floor(numel(v) / 2);
  while gap > 0
    for k = gap + 1:numel(v)
      t = v(k); j = k;
      while j > gap && v(j - gap) > t
        v(j) = v(j - gap); j = j - gap;
      end
      v(j) = t;
    end
    gap = floor(gap / 2);
  end
end
function v = heap(v)
  n = numel(v);
  for k = floor(n / 2):-1:1, v = sift(v, k, n); end
  for k = n:-1:2, v([1 k]) = v([k 1]); v = sift(v, 1, k - 1); end
end
function v = sift(v, k, n)
  while 2 * k <= n
    c = 2 * k;
    if c < n && v(c + 1) > v(c), c++; end
    if v(k) >= v(c), return, end
    v([k c]) = v([c k]); k = c;
  end
end
function v = counting(v), n = accumarray(v(:), 1)'; v = []; for k = 1:numel(n), v = [v, repmat(k, 1, n(k))]; end, end
x = [5 3 9 1 7 3 2];
selection(x), shell(x), heap(x), counting(x)
isequal(selection(x), sort(x)) && isequal(heap(x), shell(x))
selection('sorted'), shell([]), heap(1), words = {'pear', 'fig', 'kiwi'}; [~, k] = sort(cellfun(@numel, words)); words(k)
function r = radix(v), d = 1; while any(v >= d), [~, i] = sort(mod(floor(v / d), 10)); v = v(i); d *= 10; end, r = v; end
radix([170 45 75 90 802 24 2 66])
