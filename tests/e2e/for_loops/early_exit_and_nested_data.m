data = {[1 2], [3 -1 4], [5]};
for k = 1:numel(data)
  for v = data{k}
    if v < 0, printf('negative in %d\n', k); break, end
    printf('%d ', v);
  end
end
printf('\n');
found = []; for r = 1:3, for c = 1:3, if r * c == 6, found(end + 1, :) = [r c]; end, end, end, found
s = struct('vals', {1:2, 3:5}); t = 0; for e = s, for v = e.vals, t += v; end, end, t
for k = 1:3, for j = 1:3, if j == k, continue, end, printf('%d%d ', k, j); end, end, printf('\n');
n = 0; for a = 1:5, for b = a:5, for c = b:5, if a^2 + b^2 == c^2, printf('%d %d %d\n', a, b, c); n++; end, end, end, end, n
for i = 1:3, x(i) = 0; for j = 1:i, x(i) += j; end, end, x
for pair = {{'a', 1}, {'b', 2}}, printf('%s=%d ', pair{1}{:}); end, printf('\n');
words = {'x', 'yy'}; for k = numel(words):-1:1, disp(words{k}), end, for q = eye(2), q', end
