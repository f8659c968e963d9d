% LRU cache with nested handles and struct; persistent memo
1;
function c = lru(cap)
  c = struct('cap', cap, 'keys', {{}}, 'vals', {{}}, 'hits', 0, 'miss', 0);
end
function [c, v] = lru_get(c, k)
  i = find(strcmp(c.keys, k));
  if isempty(i)
    c.miss++;
    v = [];
  else
    c.hits++;
    v = c.vals{i};
    c.keys = [c.keys([1:i-1, i+1:end]), {k}];
    c.vals = [c.vals([1:i-1, i+1:end]), {v}];
  end
end
function c = lru_put(c, k, v)
  i = find(strcmp(c.keys, k), 1);
  if ~isempty(i)
    c.keys(i) = []; c.vals(i) = [];
  elseif numel(c.keys) >= c.cap
    printf('evict %s\n', c.keys{1});
    c.keys(1) = []; c.vals(1) = [];
  end
  c.keys{end+1} = k;
  c.vals{end+1} = v;
end
function r = fibm(n)
  persistent memo calls
  if isempty(memo), memo = containers.Map('KeyType','double','ValueType','double'); calls = 0; end
  if ischar(n)
    switch n
      case 'calls', r = calls;
      case 'reset', memo = []; r = [];
      otherwise, error('bad command %s', n);
    end
    return
  end
  calls++;
  if n < 2, r = n; return; end
  if memo.isKey(n), r = memo(n); return; end
  r = fibm(n-1) + fibm(n-2);
  memo(n) = r;
end
c = lru(2);
c = lru_put(c, 'a', 1);
c = lru_put(c, 'b', [2 2]);
[c, v] = lru_get(c, 'a')
c = lru_put(c, 'c', 'three');
[c, v] = lru_get(c, 'b');
v, isempty(v)
[c, v] = lru_get(c, 'c');
v
c
c = lru_put(c, 'a', {});
c.vals
fibm(50)
fibm('calls')
fibm('reset');
fibm(10)
fibm('calls')
try, fibm('bogus'), catch e, disp(e.message), end
% hash table with chaining
nb = 5;
tbl = cell(1, nb);
hash = @(s) mod(sum(double(s) .* (1:numel(s))), nb) + 1;
items = {'one', 1; 'two', 2; 'three', 3; 'four', 4; 'five', 5; 'six', 6};
for k = 1:rows(items)
  b = hash(items{k,1});
  tbl{b} = [tbl{b}; items(k,:)];
end
for b = 1:nb
  if isempty(tbl{b})
    printf('%d: (empty)\n', b);
  else
    x = tbl{b}';
    printf('%d:%s\n', b, sprintf(' %s=%d', x{:}));
  end
end
tbl
cellfun(@rows, tbl)
cellfun('size', tbl, 2)
cellfun(@class, tbl, 'UniformOutput', false)
cellfun('isclass', tbl, 'cell')
