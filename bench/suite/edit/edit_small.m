% Words first, then a longer pair.
fprintf('%d\n', editdist('kitten', 'sitting'));
fprintf('%d\n', editdist('', 'abc'));
fprintf('%d\n', editdist('flaw', 'lawn'));
fprintf('%d\n', editdist('same', 'same'));
[s1, s2] = texts(1);
fprintf('lengths %d %d\n', length(s1), length(s2));
d = editdist(s1, s2)
