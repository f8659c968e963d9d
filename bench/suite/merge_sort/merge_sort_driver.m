% Driver of merge sort, published size.
n = 20000;
v = merge_sort(mod((1:n)*7919, 100003));
fprintf('%d ', v(1:4000:n)); fprintf('\n');
disp(issorted(v))
