% Driver of the edit distance, published size.
scale = 6;
[s1, s2] = texts(scale);
d = editdist(s1, s2);
fprintf('lengths %d %d\n', length(s1), length(s2));
fprintf('distance %d\n', d);
