text = 'the quick brown fox jumps over the lazy dog. The dog sleeps, the fox runs.';
words = regexp(lower(text), '[a-z]+', 'match');
[u, i, j] = unique(words);
n = accumarray(j(:), 1)';
[n, order] = sort(n, 'descend');
u = u(order);
for k = 1:numel(u)
    if n(k) > 1
        fprintf('%-6s %d\n', u{k}, n(k));
    end
end
lens = cellfun('length', words);
fprintf('longest: %s\n', words{find(lens == max(lens), 1)});
fprintf('mean length %.3f\n', mean(lens));
rev = fliplr(text);
disp(rev(1:20))
cap = regexprep(text, '(^.)', '${upper($1)}');
disp(cap(1:9))
sentences = strtrim(strsplit(text, '.'))
