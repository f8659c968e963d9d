% Words of a text by strtok, counted in a cell of strings, longest and most frequent.
text = repmat('the cat sat on the mat; a dog ran, and the cat ran too. ', 1, 400);
text = lower(strrep(strrep(strrep(text, ';', ' '), ',', ' '), '.', ' '));
words = {};
counts = [];
total = 0;
rest = text;
while ~isempty(rest)
    [w, rest] = strtok(rest, ' ');
    if isempty(w)
        break
    end
    total = total + 1;
    k = find(strcmp(words, w), 1);
    if isempty(k)
        words{end+1} = w;
        counts(end+1) = 1;
    else
        counts(k) = counts(k) + 1;
    end
end
[n, k] = max(counts);
fprintf('%d words, %d different, %s %d times\n', total, numel(words), words{k}, n);
parts = strsplit(strtrim(text), ' ');
lengths = cellfun(@length, parts);
fprintf('%d parts, %d letters\n', numel(parts), sum(lengths));
