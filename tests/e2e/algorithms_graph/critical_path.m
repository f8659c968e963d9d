task = {'a', 'b', 'c', 'd', 'e'}; dur = [3 2 4 1 2]; pre = {[], 1, 1, [2 3], 4};
es = zeros(1, 5); for k = 1:5, if ~isempty(pre{k}), es(k) = max(es(pre{k}) + dur(pre{k})); end, end, ef = es + dur
T = max(ef), ls = T * ones(1, 5) - dur; for k = 5:-1:1, for p = pre{k}, ls(p) = min(ls(p), ls(k) - dur(p)); end, end, ls, slack = ls - es, crit = task(slack == 0), strjoin(crit, '->')
for k = 1:5, printf('%s %s%s\n', task{k}, blanks(es(k)), repmat('#', 1, dur(k))); end
load_ = zeros(1, T); for k = 1:5, load_(es(k) + 1:ef(k)) += 1; end, load_
