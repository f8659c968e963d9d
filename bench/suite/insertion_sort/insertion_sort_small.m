% Insertion sort of short vectors.
insertion_sort([3 1 2])
insertion_sort([])
insertion_sort([5; 4; 4; 1])
insertion_sort('banana')
insertion_sort(int8([5 -3 100]))
v = insertion_sort(mod((1:50)*31, 53));
disp(v(1:7:end))
