p = [10 30 5 60 8]; n = numel(p) - 1; m = zeros(n);
for len = 2:n
  for i = 1:n - len + 1
    j = i + len - 1; m(i, j) = Inf;
    for k = i:j-1
      m(i, j) = min(m(i, j), m(i, k) + m(k+1, j) + p(i)*p(k+1)*p(j+1));
    end
  end
end
m, m(1, n)
v = [3 10 2 1 20 4 25]; L = ones(1, 7); for i = 2:7, for j = 1:i-1, if v(j) < v(i), L(i) = max(L(i), L(j) + 1); end, end, end, L, max(L)
best = v(1); cur = v(1); w = [-2 1 -3 4 -1 2 1 -5 4]; cur = -Inf; best = -Inf; for x = w, cur = max(x, cur + x); best = max(best, cur); end, best
coins = [1 5 12]; amt = 15; dp = [0 Inf(1, amt)]; for a = 1:amt, for c = coins, if c <= a, dp(a+1) = min(dp(a+1), dp(a-c+1) + 1); end, end, end, dp(end)
ways = [1 zeros(1, 10)]; for c = [1 2 5], for a = c:10, ways(a+1) += ways(a-c+1); end, end, ways
