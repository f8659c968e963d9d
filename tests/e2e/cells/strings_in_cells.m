c = {'zeta', 'Alpha', 'beta'};
sort(c), lower(c), [~, i] = sort(lower(c)); c(i)
cellfun(@length, c), cellfun(@(s) s(end), c), c{2}(1), c{1}(1:2)
strcmp(c, 'beta'), any(strcmp(c, 'gamma')), c(~strcmp(c, 'beta'))
c{end + 1} = 'new', c(cellfun(@(s) length(s) > 3, c))
for k = 1:numel(c), c{k} = [c{k} num2str(k)]; end, c
joined = [c{:}], strjoin(c, ';'), strsplit('x;y', ';'), char(c)
isempty(c{1}), ischar(c{1}), iscellstr(c), c{5} = 7; iscellstr(c)
