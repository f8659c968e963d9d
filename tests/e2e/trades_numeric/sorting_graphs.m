% sorting algorithms, searching, data structures in arrays (heap, queue, BST, linked list, graph BFS/DFS, MST, topological)
1;
function [a, n] = quick(a)
  n = 0;
  if numel(a) <= 1, return; end
  p = a(ceil(end/2)); l = a(a < p); m = a(a == p); r = a(a > p);
  [l, n1] = quick(l); [r, n2] = quick(r);
  a = [l m r]; n = n1 + n2 + 1;
end
function a = merge_(a)
  n = numel(a); if n < 2, return; end
  h = floor(n/2); l = merge_(a(1:h)); r = merge_(a(h+1:end)); i = 1; j = 1;
  for k = 1:n
    if j > numel(r) || (i <= numel(l) && l(i) <= r(j)), a(k) = l(i); i++; else a(k) = r(j); j++; end
  end
end
function h = heap_push(h, x)
  h(end+1) = x; i = numel(h);
  while i > 1 && h(floor(i/2)) > h(i), p = floor(i/2); h([p i]) = h([i p]); i = p; end
end
function [x, h] = heap_pop(h)
  x = h(1); h(1) = h(end); h(end) = []; i = 1; n = numel(h);
  while 2*i <= n
    c = 2*i; if c < n && h(c+1) < h(c), c++; end
    if h(i) <= h(c), break; end
    h([i c]) = h([c i]); i = c;
  end
end
function t = bst_insert(t, v)
  if isempty(t), t = struct('v', v, 'l', [], 'r', []); return; end
  if v < t.v, t.l = bst_insert(t.l, v); else t.r = bst_insert(t.r, v); end
end
function out = inorder(t)
  out = []; if isempty(t), return, end
  out = [inorder(t.l) t.v inorder(t.r)];
end
function d = depth(t), if isempty(t), d = 0; else d = 1 + max(depth(t.l), depth(t.r)); end, end
a = [5 3 8 1 9 2 7 3];
[s, n] = quick(a)
merge_(a)
b = a; swaps = 0;
do
  sw = false;
  for k = 1:numel(b)-1, if b(k) > b(k+1), b([k k+1]) = b([k+1 k]); sw = true; swaps++; end, end
until !sw
b, swaps
h = []; for v = a, h = heap_push(h, v); end, h
out = []; while !isempty(h), [x, h] = heap_pop(h); out(end+1) = x; end, out, h
t = []; for v = a, t = bst_insert(t, v); end
inorder(t), depth(t)
lo = 1; hi = numel(s); while lo < hi, mid = floor((lo+hi)/2); if s(mid) < 7, lo = mid + 1; else hi = mid; end, end, lo
adj = {[2 3], [4], [4 5], [6], [6], []};
q = 1; seen = false(1, 6); seen(1) = true; order = []; dist = zeros(1, 6);
while ~isempty(q)
  u = q(1); q(1) = []; order(end+1) = u;
  for v = adj{u}, if ~seen(v), seen(v) = true; dist(v) = dist(u) + 1; q(end+1) = v; end, end
end
order, dist
indeg = zeros(1, 6); for u = 1:6, for v = adj{u}, indeg(v)++; end, end, indeg
ready = find(indeg == 0); topo = [];
while numel(ready), u = ready(1); ready(1) = []; topo = [topo u]; for v = adj{u}, indeg(v)--; if indeg(v) == 0, ready(end+1) = v; end, end, end, topo
edges = [1 2 4; 1 3 1; 2 3 2; 2 4 5; 3 4 8; 4 5 3]; edges = sortrows(edges, 3)
par = 1:5; mst = zeros(0, 3);
for e = edges'
  x = e(1); while par(x) ~= x, x = par(x); end
  y = e(2); while par(y) ~= y, y = par(y); end
  if x ~= y, par(x) = y; mst(end+1, :) = e'; end
end
mst, total = sum(mst(:, 3))
[s1, i1] = sort([3 1 2; 9 7 8], 2), sort([3 1 2; 9 7 8], 'descend'), [~, r] = sort(a); r
sort({'pear', 'apple', 'fig'}), [ss, si] = sort('hello'), sort([3+4i 1 -2]), sort([NaN 1 3 2]), sort([true false]), sortrows([1 2; 1 1; 0 5]), sortrows([1 2; 1 1; 0 5], -2), sortrows({'b'; 'a'}), issorted(s)
unique([3 1 1 2]), [u, i, j] = unique([3 1 1 2]), unique({'b', 'a', 'b'}), unique([1 2; 1 2; 3 4], 'rows'), union([1 2], [2 3]), intersect([1 2 3], [2 3 4]), setdiff([1 2 3], 2), setxor([1 2], [2 3]), ismember(2, [1 2]), [tf, ix] = ismember([1 5], [5 1]), any(diff(sort(a)) == 0), histc([1 1 2], 1:3), fliplr(a), cummax(a), cummin(a), find(a > 4), find(a > 4, 1), find([0 1; 1 1]), [r, c, v] = find([0 2; 3 0]), nnz(a > 3), max(a), [m, i] = min(a), median(a), mode(a), randperm_ok = 1, trapz(a), cross([1 2 3], [4 5 6]), lookup(s, 4), triu(ones(3)), circshift(a, 1), numel(a), ndims(a), isvector(a), isscalar(5), validatestring('ab', {'abc', 'xyz'}), nchoosek(5, 2), primes(20), perms([1 2 3])(1:2, :), cellfun(@numel, adj)
