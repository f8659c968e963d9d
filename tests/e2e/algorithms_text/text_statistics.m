t = 'It was the best of times, it was the worst of times';
w = regexp(lower(t), '\w+', 'match');
[u, ~, j] = unique(w); n = accumarray(j(:), 1)';
[~, o] = sort(n, 'descend');
for k = o(1:4), printf('%-6s %d %s\n', u{k}, n(k), repmat('#', 1, n(k))); end
letters_ = lower(t(isletter(t))); h = accumarray(letters_' - 96, 1, [26 1])'; [m, i] = max(h); char(96 + i), m, char(96 + find(h == 0))
avg = mean(cellfun(@numel, w)), longest = w(cellfun(@numel, w) == max(cellfun(@numel, w))), bigrams = cellfun(@(a, b) [a ' ' b], w(1:end-1), w(2:end), 'UniformOutput', false); numel(unique(bigrams)), entropy = -sum((n/sum(n)) .* log2(n/sum(n))), upper(t([1, strfind(t, ' ') + 1])), cap = regexprep(t, '\<(\w)', '[$1]')
