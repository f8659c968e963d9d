c = -10:10:30;
f = c * 9 / 5 + 32;
fprintf('%6s %6s\n', 'C', 'F');
fprintf('%6.1f %6.1f\n', [c; f]);
table_ = [c' f']
hot = c(f > 60)
k = c + 273.15
[~, i] = max(f); c(i)
mean(f), std(c)
above = sum(f > 32), any(c == 0), find(c == 0)
msg = '';
for t = c, if t <= 0, msg = [msg 'ice ']; elseif t < 100, msg = [msg 'water ']; end, end
msg
strtrim(msg), numel(strsplit(strtrim(msg), ' '))
