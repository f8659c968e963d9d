v = [4 7 1 9 3]; mx = v(1); for x = v, if x > mx, mx = x; end, end, mx
pos = 0; for k = 1:numel(v), if v(k) == 9, pos = k; break, end, end, pos
second = -Inf; first = -Inf; for x = v, if x > first, second = first; first = x; elseif x > second, second = x; end, end, [first second]
dup = false; w = [1 2 3 2]; for i = 1:3, for j = i+1:4, if w(i) == w(j), dup = true; break, end, end, if dup, break, end, end, i, j
pairs = 0; for i = 1:5, for j = i+1:5, if v(i) + v(j) == 10, pairs++; end, end, end, pairs, sorted = true; for k = 2:5, if v(k) < v(k-1), sorted = false; end, end, sorted, for k = 5:-1:1, if v(k) < 5, continue, end, printf('%d ', v(k)); end, printf('\n'); run = 1; best = 1; u = [1 1 2 2 2 3]; for k = 2:6, if u(k) == u(k-1), run++; else, run = 1; end, best = max(best, run); end, best
