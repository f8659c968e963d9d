% A template of several rows: its first row counts.
a = sprintf(['ab'; 'c '])
b = sprintf(['%d'; 'x '], 5)
fprintf(['ab'; 'cd']); fprintf("\n");
printf(['a%d '; '\n%d '], 3, 4); disp('')
rows = {'<%d>', '[%s]'};
for k = 1:2
  t = [rows{k}; rows{3 - k}];
  printf(t, 7, 8); disp('')
  s = sprintf(t', 1, 2)
end
