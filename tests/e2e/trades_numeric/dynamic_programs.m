% dynamic programming collection: LCS, edit distance, matrix chain, LIS, coin change, partitions
1;
function [len, s] = lcs(a, b)
  n = length(a); m = length(b); D = zeros(n+1, m+1);
  for i = 1:n
    for j = 1:m
      if a(i) == b(j), D(i+1,j+1) = D(i,j) + 1;
      else D(i+1,j+1) = max(D(i,j+1), D(i+1,j)); end
    end
  end
  len = D(end, end); s = ''; i = n; j = m;
  while i > 0 && j > 0
    if a(i) == b(j), s = [a(i) s]; i--; j--;
    elseif D(i, j+1) >= D(i+1, j), i--;
    else j--; end
  end
end
function [d, D] = edit(a, b)
  D = zeros(numel(a)+1, numel(b)+1);
  D(:, 1) = 0:numel(a); D(1, :) = 0:numel(b);
  for i = 2:rows(D)
    for j = 2:columns(D)
      D(i,j) = min([D(i-1,j)+1, D(i,j-1)+1, D(i-1,j-1) + (a(i-1) ~= b(j-1))]);
    end
  end
  d = D(end);
end
function [c, s] = chain(p)
  n = numel(p) - 1; M = zeros(n); S = zeros(n);
  for L = 2:n
    for i = 1:n-L+1
      j = i + L - 1; M(i,j) = Inf;
      for k = i:j-1
        q = M(i,k) + M(k+1,j) + p(i)*p(k+1)*p(j+1);
        if q < M(i,j), M(i,j) = q; S(i,j) = k; end
      end
    end
  end
  c = M; s = paren(S, 1, n);
end
function s = paren(S, i, j)
  if i == j, s = sprintf('A%d', i);
  else s = ['(' paren(S, i, S(i,j)) paren(S, S(i,j)+1, j) ')']; end
end
[len, s] = lcs('ABCBDAB', 'BDCABA')
[d, D] = edit('kitten', 'sitting')
[M, s] = chain([30 35 15 5 10 20 25])
x = [10 9 2 5 3 7 101 18]; L = ones(size(x));
for i = 2:numel(x)
  prev = L(1:i-1)(x(1:i-1) < x(i));
  if !isempty(prev), L(i) = max(prev) + 1; end
end
L
coins = [1 5 10 25]; ways = [1 zeros(1, 30)];
for c = coins, for v = c:30, ways(v+1) += ways(v-c+1); end, end
ways
ways(end)
best = [0 inf(1, 11)];
for v = 1:11
  for c = [1 5 7], if c <= v, best(v+1) = min(best(v+1), best(v-c+1) + 1); end, end
end
best
W = [0 3 Inf 7; 8 0 2 Inf; 5 Inf 0 1; 2 Inf Inf 0];
for k = 1:4, W = min(W, W(:, k) + W(k, :)); end
W
dist = inf(1, 4); dist(1) = 0; 
G = inf(4)
G(1,2) = 1; G(2,3) = 2.5; G(1,4) = 10; G
for it = 1:3
  for u = 1:4, for v = 1:4
    if dist(u) + G(u,v) < dist(v), dist(v) = dist(u) + G(u,v); end
  end, end
end
dist
memo = containers.Map('KeyType', 'double', 'ValueType', 'any');
function [r, memo] = fibm(n, memo)
  if n < 2, r = n; return; end
  if memo.isKey(n), r = memo(n); return; end
  r = fibm(n-1, memo) + fibm(n-2, memo);
  memo(n) = r;
end
fibm(40, memo), memo.Count
tri = zeros(5); tri(:,1) = 1; for i = 2:5, for j = 2:i, tri(i,j) = tri(i-1,j-1) + tri(i-1,j); end, end, tri
subset = false; t = 9; set_ = [3 34 4 12 5 2]; can = [true false(1, t)];
for v = set_, for w = t:-1:v, can(w+1) = can(w+1) || can(w-v+1); end, end
can
