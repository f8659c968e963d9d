INF = Inf;
D = [0 3 INF 7; 8 0 2 INF; 5 INF 0 1; 2 INF INF 0];
n = size(D, 1);
nxt = repmat(1:n, n, 1); nxt(isinf(D)) = 0;
for k = 1:n
  for i = 1:n
    for j = 1:n
      if D(i, k) + D(k, j) < D(i, j)
        D(i, j) = D(i, k) + D(k, j);
        nxt(i, j) = nxt(i, k);
      end
    end
  end
end
D
nxt
p = 2; while p(end) ~= 1, p(end+1) = nxt(p(end), 1); end, p
diameter = max(D(:)), [i, j] = find(D == diameter)
