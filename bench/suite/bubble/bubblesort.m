function x = bubblesort(x)
% BUBBLESORT  Swap neighbours until all is in order.
n = length(x);
for j = 1:n-1
    for i = 1:n-1
        if x(i) > x(i+1)
            temp = x(i);
            x(i) = x(i+1);
            x(i+1) = temp;
        end
    end
end
