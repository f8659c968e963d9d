% LRU + priority queue + disjoint set + trie + graph coloring + matching + huffman
1;
function codes = huffman(s)
  [u, ~, j] = unique(s);
  w = accumarray(j(:), 1)';
  nodes = num2cell(u); codes = struct();
  enc = cell(1, numel(u)); enc(:) = {''};
  grp = num2cell(1:numel(u));
  while numel(w) > 1
    [~, o] = sort(w); a = o(1); b = o(2);
    for k = grp{a}, enc{k} = ['0' enc{k}]; end
    for k = grp{b}, enc{k} = ['1' enc{k}]; end
    grp{a} = [grp{a} grp{b}]; w(a) += w(b);
    grp(b) = []; w(b) = [];
  end
  for k = 1:numel(u), codes.(u(k)) = enc{k}; end
end
c = huffman('abracadabra')
msg = 'abracadabra'; bits = ''; for ch = msg, bits = [bits c.(ch)]; end, bits, numel(bits)
names = fieldnames(c); out = ''; cur = '';
for b = bits
  cur = [cur b];
  k = find(structfun(@(v) strcmp(v, cur), c));
  if ~isempty(k), out = [out names{k}]; cur = ''; end
end
out
function t = trie_add(t, w)
  if isempty(w), t.end_ = true; return, end
  k = w(1);
  if ~isfield(t, k), t.(k) = struct(); end
  t.(k) = trie_add(t.(k), w(2:end));
end
function words = trie_list(t, prefix)
  words = {};
  for f = sort(fieldnames(t))'
    if strcmp(f{1}, 'end_'), words{end+1} = prefix; else words = [words trie_list(t.(f{1}), [prefix f{1}])]; end
  end
end
t = struct(); for w = {'tea', 'ten', 'to', 'in', 'inn'}, t = trie_add(t, w{1}); end
t
trie_list(t, ''), trie_list(t.t, 't')
adj = [0 1 1 0 0; 1 0 1 1 0; 1 1 0 1 0; 0 1 1 0 1; 0 0 0 1 0]; col = zeros(1, 5);
for v = 1:5, used = col(adj(v, :) & col > 0); k = 1; while any(used == k), k++; end, col(v) = k; end, col
deg = sum(adj), isequal(adj, adj'), tri = trace(adj^3) / 6, paths2 = adj^2
E5 = [1 2; 2 3; 4 5]; par = 1:6;
function [r, p] = findp(p, x), if p(x) ~= x, [r, p] = findp(p, p(x)); p(x) = r; else r = x; end, end
for e = E5', [a, par] = findp(par, e(1)); [b, par] = findp(par, e(2)); par(max(a, b)) = min(a, b); end, par
ncomp = numel(unique(arrayfun(@(x) findp(par, x), 1:6)))
prefs.m = {[1 2 3], [2 1 3], [1 3 2]}; prefs.w = {[2 1 3], [1 2 3], [3 1 2]};
free = 1:3; nxt = ones(1, 3); wife = zeros(1, 3);
while ~isempty(free)
  m = free(1); w = prefs.m{m}(nxt(m)); nxt(m)++;
  cur = wife(w);
  if ~cur, wife(w) = m; free(1) = [];
  elseif find(prefs.w{w} == m) < find(prefs.w{w} == cur), wife(w) = m; free(1) = cur;
  end
end
wife
jobs = struct('n', {'a','b','c','d'}, 'd', {2, 1, 2, 1}, 'p', {100, 19, 27, 25}); [~, o] = sort(-[jobs.p]); slot = cell(1, 2);
for k = o, for s = jobs(k).d:-1:1, if isempty(slot{s}), slot{s} = jobs(k).n; break, end, end, end, slot
iv = [1 4; 3 5; 0 6; 5 7; 8 9; 5 9]; iv = sortrows(iv, 2); last = -Inf; sel = []; for r = iv', if r(1) >= last, sel(:, end+1) = r; last = r(2); end, end, sel'
s = 'babad'; best = ''; for c = 1:numel(s), for w = 0:1, l = c; r = c + w; while l >= 1 && r <= numel(s) && s(l) == s(r), l--; r++; end, if r - l - 1 > numel(best), best = s(l+1:r-1); end, end, end, best
lis = [10 9 2 5 3 7 101 18]; L = ones(size(lis)); for i = 2:8, for j = 1:i-1, if lis(j) < lis(i), L(i) = max(L(i), L(j) + 1); end, end, end, max(L), L
kad = [-2 1 -3 4 -1 2 1 -5 4]; cur = 0; mx = -Inf; for v = kad, cur = max(v, cur + v); mx = max(mx, cur); end, mx
two = [2 7 11 15]; [i, j] = find(triu(two + two' == 9, 1))
dp = Inf(1, 12); dp(1) = 0; for v = 1:11, for cc = [1 2 5], if v >= cc, dp(v+1) = min(dp(v+1), dp(v-cc+1) + 1); end, end, end, dp
lev = @(a, b) numel(a) + numel(b); cellfun(lev, {'a', 'bb'}, {'ccc', ''})
