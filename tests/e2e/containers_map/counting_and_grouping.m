words = {'b', 'a', 'c', 'a', 'b', 'a'};
n = containers.Map('KeyType', 'char', 'ValueType', 'double');
for w = words
  if ~n.isKey(w{1}), n(w{1}) = 0; end
  n(w{1}) += 1;
end
for k = n.keys(), printf('%s=%d\n', k{1}, n(k{1})); end
groups = containers.Map();
data = {'x', 1; 'y', 2; 'x', 3};
for r = 1:rows(data)
  k = data{r, 1};
  if groups.isKey(k), groups(k) = [groups(k), data{r, 2}]; else, groups(k) = data{r, 2}; end
end
groups('x'), cellfun(@sum, groups.values())
inv_ = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = n.keys(), c = n(k{1}); if inv_.isKey(c), inv_(c){end+1} = k{1}; else, inv_(c) = k; end, end
inv_.keys()
[~, i] = max(cell2mat(n.values())); ks = n.keys(); ks{i}
cache = containers.Map('KeyType', 'double', 'ValueType', 'double');
function r = f(k, cache), if cache.isKey(k), r = cache(k); elseif k < 2, r = k; else, r = f(k-1, cache) + f(k-2, cache); cache(k) = r; end, end
f(40, cache), cache.Count
isempty(containers.Map()), m = [n; containers.Map('zz', 7)]; m.keys()
