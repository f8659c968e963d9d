c = {'banana', 'apple', 'cherry'};
sort(c), upper(c), strcat(c, '!'), strcat('<', c, '>'), strrep(c, 'an', 'AN'), cellfun(@length, c), cellfun(@(s) s(1), c), cellfun(@fliplr, c, 'UniformOutput', false), strcmp(c, 'apple'), ismember('apple', c), find(strcmp(c, 'cherry')), strjoin(c, '|'), char(c), regexprep(c, '[aeiou]', '*'), strncmp(c, 'ba', 2), strfind(c, 'an'), regexp(c, 'an', 'once'), any(strcmp('kiwi', c)), [c, {'date'}], c(end:-1:1), unique([c, c]), numel([c{:}]), max(cellfun(@numel, c)), strtrim({' a ', 'b '}), isspace(c{1}), iscellstr(c), validatestring('app', c), c{2}(2:3), strsplit(strjoin(c, ','), ','){2}, containers.Map(c, {1, 2, 3}).keys()
try, strcat(c, {'a', 'b'}), catch e, disp(e.message), end
try, [c{:}](99), catch e, disp(e.message), end
