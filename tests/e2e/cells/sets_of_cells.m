a = {'x', 'y', 'z'}; b = {'y', 'w'};
union(a, b), intersect(a, b), setdiff(a, b), setxor(a, b), ismember('x', b), ismember(b, a), unique([a b]), [tf, loc] = ismember(b, a), numel(intersect(a, b)), isempty(intersect(a, {'q'})), sort([a b]), strjoin(union(a, b), ''), any(ismember(a, b)), a(~ismember(a, b)), fliplr(a), cellfun(@(s) any(strcmp(s, b)), a)
