% Driver of bubble sort, published size.
n = 3000;
x = mod((1:n)*7919, 10007);
y = bubblesort(x);
fprintf('%d ', y(1:500:n)); fprintf('\n');
disp(issorted(y))
