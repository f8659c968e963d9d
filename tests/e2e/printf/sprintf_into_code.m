name = sprintf('var_%02d', 7)
s.(name) = 5
key = sprintf('%s-%s', 'a', 'b')
lines_ = {}; for k = 1:3, lines_{end+1} = sprintf('%d: %s', k, repmat('*', 1, k)); end, lines_
strjoin(lines_, '; ')
x = str2double(sprintf('%.2f', pi))
t = sprintf('%s', 'abc')(2)
n = length(sprintf('%8.3f', 1))
sprintf('%d', []) , isempty(sprintf('')), sprintf('%s|', {'a', 'b'}{:}), sprintf('%d %s', 1, 'a', 2), sprintf("%s\n", 'line'), sprintf('%%')
