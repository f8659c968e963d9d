1;
function d = bfs(A, s)
  d = -ones(1, rows(A));
  d(s) = 0;
  queue = s;
  while ~isempty(queue)
    v = queue(1);
    queue(1) = [];
    for w = find(A(v, :))
      if d(w) < 0
        d(w) = d(v) + 1;
        queue(end+1) = w;
      end
    end
  end
end
function [dist, prev] = dijkstra(W, s)
  n = size(W, 1);
  dist = Inf(1, n); prev = zeros(1, n); done = false(1, n);
  dist(s) = 0;
  for k = 1:n
    cand = dist; cand(done) = Inf;
    [m, u] = min(cand);
    if isinf(m), break; end
    done(u) = true;
    for v = find(W(u, :) > 0)
      if dist(u) + W(u, v) < dist(v)
        dist(v) = dist(u) + W(u, v);
        prev(v) = u;
      end
    end
  end
end
W = zeros(6);
edges = [1 2 7; 1 3 9; 1 6 14; 2 3 10; 2 4 15; 3 4 11; 3 6 2; 4 5 6; 5 6 9];
for e = edges', W(e(1), e(2)) = e(3); W(e(2), e(1)) = e(3); end
bfs(W > 0, 1)
[dist, prev] = dijkstra(W, 1)
path = 5;
while path(1) ~= 1, path = [prev(path(1)) path]; end
path
B = blkdiag([0 1; 1 0], 0);
bfs(B, 1), dijkstra(B, 3)
