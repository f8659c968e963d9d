function v = insertion_sort(v)
% INSERTION_SORT  Move each element left to its place.
for i = 2:length(v)
    key = v(i);
    j = i - 1;
    while j >= 1 && v(j) > key
        v(j+1) = v(j);
        j = j - 1;
    end
    v(j+1) = key;
end
