names = {'Al', 'Barbara', 'Cy'};
w = max(cellfun(@length, names));
for n = names
  printf('[%s%s] [%s%s]\n', n{1}, blanks(w - length(n{1})), blanks(w - length(n{1})), n{1});
end
m = char(names)
size(m)
r = strjust(m, 'right')
c = strjust(m, 'center')
cellstr(m)
fmt = sprintf('%%-%ds|', w); printf(fmt, names{:}); printf('\n');
[repmat(' ', 1, 3) 'x'], ['a'; blanks(1)], length(blanks(4)), strcat(m, '.'), [m; 'Dee    '], deblank(m(1, :)), strtrim(r(1, :))
