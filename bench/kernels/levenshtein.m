% Edit distance of two strings with two rows.
1;
function d = distance(s, t)
    n = length(t);
    prev = 0:n;
    for i = 1:length(s)
        cur = zeros(1, n + 1);
        cur(1) = i;
        for j = 1:n
            cost = s(i) ~= t(j);
            cur(j+1) = min([prev(j+1) + 1, cur(j) + 1, prev(j) + cost]);
        end
        prev = cur;
    end
    d = prev(end);
end
words = 'the quick brown fox jumps over the lazy dog ';
a = repmat(words, 1, 50);
b = repmat(fliplr(words), 1, 48);
fprintf('%d %d %d\n', distance('kitten', 'sitting'), distance('', 'abc'), distance(a, b));
