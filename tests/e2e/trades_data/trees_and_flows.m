% Kruskal, Prim, topological sort, Floyd-Warshall, max-flow
1;
function [tree, total] = kruskal(n, e)
  e = sortrows(e, 3);
  p = 1:n;
  tree = zeros(0, 3);
  total = 0;
  for k = 1:rows(e)
    [a, p] = find_root(p, e(k,1));
    [b, p] = find_root(p, e(k,2));
    if a != b
      p(a) = b;
      tree = [tree; e(k,:)];
      total += e(k,3);
    endif
  endfor
endfunction
function [r, p] = find_root(p, x)
  r = x;
  while p(r) != r
    r = p(r);
  endwhile
  p(x) = r;
endfunction
function [order, ok] = topo(names, deps)
  n = numel(names);
  indeg = zeros(1, n);
  M = false(n);
  for k = 1:size(deps, 1)
    [~, a] = ismember(deps{k,1}, names);
    [~, b] = ismember(deps{k,2}, names);
    M(a, b) = true;
  end
  indeg = sum(M, 1);
  order = {};
  ready = find(indeg == 0);
  while ~isempty(ready)
    x = ready(1); ready(1) = [];
    order{end+1} = names{x};
    for y = find(M(x,:))
      indeg(y) -= 1;
      if indeg(y) == 0, ready(end+1) = y; end
    end
  end
  ok = numel(order) == n;
end
function [flow, F] = maxflow(C, s, t)
  n = columns(C);
  F = zeros(n);
  flow = 0;
  do
    prev = zeros(1, n); prev(s) = s;
    q = [s];
    while !isempty(q) && !prev(t)
      u = q(1); q = q(2:end);
      for v = 1:n
        if !prev(v) && C(u,v) - F(u,v) > 0
          prev(v) = u; q = [q v];
        endif
      endfor
    endwhile
    if prev(t)
      b = Inf; v = t;
      while v != s
        b = min(b, C(prev(v), v) - F(prev(v), v));
        v = prev(v);
      endwhile
      v = t;
      while v != s
        F(prev(v), v) += b; F(v, prev(v)) -= b;
        v = prev(v);
      endwhile
      flow += b;
    endif
  until !prev(t)
endfunction
e = [1 2 4; 2 3 8; 3 4 7; 4 5 9; 5 6 10; 6 7 2; 7 8 1; 8 1 8; 2 8 11; 3 9 2; 9 7 6; 3 6 4; 4 6 14; 8 9 7];
[tree, total] = kruskal(9, e)
[o, ok] = topo({'shirt','tie','pants','belt','shoes','jacket'}, {'shirt','tie'; 'tie','jacket'; 'pants','shoes'; 'pants','belt'; 'belt','jacket'})
[o, ok] = topo({'a','b','c'}, {'a','b';'b','c';'c','b'})
D = Inf(5); D(1:6:25) = 0;
D(1,2) = 3; D(1,3) = 8; D(1,5) = -4; D(2,4) = 1; D(2,5) = 7; D(3,2) = 4; D(4,1) = 2; D(4,3) = -5; D(5,4) = 6;
D
for k = 1:5
  D = min(D, D(:,k) + D(k,:));
end
D
C = zeros(6);
C(1,2)=16; C(1,3)=13; C(2,3)=10; C(2,4)=12; C(3,2)=4; C(3,5)=14; C(4,3)=9; C(4,6)=20; C(5,4)=7; C(5,6)=4;
[flow, F] = maxflow(C, 1, 6)
max(F, 0)
