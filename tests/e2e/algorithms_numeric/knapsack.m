w = [2 3 4 5]; v = [3 4 5 6]; W = 8;
n = numel(w);
T = zeros(n + 1, W + 1);
for i = 1:n
  for c = 0:W
    T(i+1, c+1) = T(i, c+1);
    if w(i) <= c
      T(i+1, c+1) = max(T(i+1, c+1), T(i, c-w(i)+1) + v(i));
    end
  end
end
T
best = T(end, end)
c = W; picked = [];
for i = n:-1:1
  if T(i+1, c+1) ~= T(i, c+1)
    picked = [i picked]; c = c - w(i);
  end
end
picked, sum(w(picked)), sum(v(picked))
