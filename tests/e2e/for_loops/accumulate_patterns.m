s = 0; p = 1; mx = -Inf; mn = Inf; names = {};
for x = [3 8 -2 7]
  s = s + x; p = p * x;
  if x > mx, mx = x; end
  if x < mn, mn = x; end
  names{end + 1} = sprintf('n%d', abs(x));
end
s, p, mx, mn, names
evens = []; odds = [];
for k = 1:9
  if mod(k, 2), odds(end + 1) = k; else evens(end + 1) = k; end
end
evens, odds
tbl = zeros(3); for i = 1:3, for j = 1:3, tbl(i, j) = i * 10 + j; end, end, tbl
str = ''; for k = 3:-1:1, str = [str, num2str(k), '...']; end, disp([str 'go'])
cnt = zeros(1, 5); for d = [1 3 3 5 1 1], cnt(d)++; end, cnt
fibs = [1 1]; for k = 3:10, fibs(k) = fibs(k-1) + fibs(k-2); end, fibs
h = 0; for k = 1:1000, h += 1 / k; end, printf('%.10f\n', h);
w = 1; for k = 1:20, w = w / 2; end, w
