suits = {'S', 'H', 'D', 'C'}; ranks_ = [arrayfun(@num2str, 2:10, 'UniformOutput', false), {'J', 'Q', 'K', 'A'}];
deck = {};
for s = suits, for r = ranks_, deck{end+1} = [r{1} s{1}]; end, end
numel(deck), deck([1 13 52])
order = mod((0:51) * 23, 52) + 1; shuffled = deck(order); shuffled(1:5)
numel(unique(order)) == 52
half = 26; riffle = reshape([1:half; half+1:52], 1, []); x = 1:52; for k = 1:8, x = x(riffle); end, isequal(x, 1:52)
hand = shuffled(1:5); values_ = cellfun(@(c) find(strcmp(c(1:end-1), ranks_)), hand), sort(values_, 'descend')
any(diff(sort(values_)) == 0), cellfun(@(c) c(end), hand)
