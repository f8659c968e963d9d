function v = merge_sort(v)
% MERGE_SORT  Split, sort both halves, merge.
if length(v) > 1
    [a, b] = halves(v);
    v = merge_two(merge_sort(a), merge_sort(b));
end
end

function [a, b] = halves(v)
m = floor(length(v)/2);
a = v(1:m);
b = v(m+1:end);
end
