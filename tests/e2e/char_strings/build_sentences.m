n = 3; item = 'apple';
if n == 1, s = ''; else, s = 's'; end
msg = ['I have ' num2str(n) ' ' item s '.']
msg2 = sprintf('%d %s%s', n, item, s)
msg3 = strcat('I have', {' '}, num2str(n))
list = {'red', 'green', 'blue'};
txt = [strjoin(list(1:end-1), ', ') ' and ' list{end}]
len = length(txt), words = numel(strsplit(txt, ' '))
txt(1) = upper(txt(1)); txt(end+1) = '!'
acc = ''; for w = list, acc = [acc, w{1}(1)]; end, acc
lower(txt) == 'r'; nnz(lower(txt) == 'r')
strrep(txt, 'and', '&'), regexprep(txt, '(\w+)', '<$1>'), fliplr(txt), [txt; txt](2, 1:3), txt([1 end]), txt(txt ~= ' ')
