% Bubble sort of short vectors.
bubblesort([5 3 9 1])
bubblesort([2; 1; 3])
bubblesort([])
bubblesort(7)
y = bubblesort(mod((1:60)*37, 101));
disp(y(1:10))
bubblesort('sorting')
