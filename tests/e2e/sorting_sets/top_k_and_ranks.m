x = [50 20 90 70 20];
[s, i] = sort(x, 'descend'); s(1:3), i(1:3)
[~, ~, r] = unique(x); r(:)'
rank_(i) = 1:5
x(x >= s(3)), [~, k] = min(abs(x - 65)); x(k)
names = {'e', 'd', 'c', 'b', 'a'}; names(i), [ns, ni] = sort(names); x(ni), sortrows([x' (1:5)'], [1 -2]), sortrows([x' (1:5)'], -1)(1:2, :), issorted(s), issorted(fliplr(s)), median(x), sort(x)(end - 1), unique(x)(end - 1), [tf, loc] = ismember([90 1], x), setdiff(x, [20 50]), union(x, 5), intersect(x, [20 90 1]), histc(x, unique(x)), any(diff(sort(x)) == 0), fliplr(unique(x)), cumsum(sort(x)), mat2str(sort(x)), [a, b] = sort([3 1 2; 9 7 8], 2)
