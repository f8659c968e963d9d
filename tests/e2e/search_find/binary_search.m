1;
function k = bsearch(v, x)
  lo = 1; hi = numel(v); k = 0;
  while lo <= hi
    mid = floor((lo + hi) / 2);
    if v(mid) == x
      k = mid; return
    elseif v(mid) < x
      lo = mid + 1;
    else
      hi = mid - 1;
    end
  end
end
v = 3:4:50;
arrayfun(@(x) bsearch(v, x), [3 7 8 47 51])
words = {'apple', 'fig', 'kiwi', 'pear'};
function k = wsearch(w, x)
  lo = 1; hi = numel(w); k = -1;
  while lo <= hi
    m = fix((lo + hi) / 2);
    if strcmp(w{m}, x), k = m; break, end
    s = sort({w{m}, x});
    if strcmp(s{1}, x), hi = m - 1; else, lo = m + 1; end
  end
end
wsearch(words, 'kiwi'), wsearch(words, 'plum')
lookup(v, [2 3 10 100]), interp1(v, 1:numel(v), 9)
