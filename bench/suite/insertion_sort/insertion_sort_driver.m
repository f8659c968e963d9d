% Driver of insertion sort, published size.
n = 4000;
v = insertion_sort(mod((1:n)*7919, 10007));
fprintf('%d ', v(1:800:n)); fprintf('\n');
disp(issorted(v))
