t = ['name '; 'age  '; 'place'];
for r = 1:rows(t), printf('[%s]\n', strtrim(t(r, :))); end
t(:, 1)', t(2, 1:3), t(:, end)', upper(t), t', size(t), c = cellstr(t)', lens = cellfun(@length, c), t(end + 1, 1:2) = 'zz'; double(t(4, 3)), t(1, :) = [], [t; 'extra'], t == 'a', sum(t == ' ', 2)', strrep(c, 'a', 'A'), char(c, 'longer text'), sortrows(t), strvcat(c{:}), any(t(:) == 'g'), t(:)', reshape(t', 1, [])
