% Merge sort of short rows.
merge_sort([3 1 2])
merge_sort([])
merge_sort(4)
merge_two([1 3 5], [2 3 9 10])
v = merge_sort(mod((1:50)*31, 53));
disp(v(1:7:end))
