head = {'name', 'qty'}; data = {'apple', 3; 'kiwi', 12};
w = max(cellfun(@length, [head; data(:, 1), cellfun(@num2str, data(:, 2), 'UniformOutput', false)]));
printf('| %-*s | %*s |\n', w(1), head{1}, w(2), head{2});
printf('|%s|%s|\n', repmat('-', 1, w(1) + 2), repmat('-', 1, w(2) + 2));
for k = 1:rows(data), printf('| %-*s | %*d |\n', w(1), data{k, 1}, w(2), data{k, 2}); end
w, csv = strjoin(cellfun(@(r) strjoin(r, ','), {head, {'apple', '3'}}, 'UniformOutput', false), ';'), back = cellfun(@(l) strsplit(l, ','), strsplit(csv, ';'), 'UniformOutput', false); back{2}{1}
