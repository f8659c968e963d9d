found = 0;
for i = 1:10
    for j = 1:10
        if i*j == 42
            found = 1;
            break;
        end
    end
    if found, break; end
end
fprintf('%d x %d\n', i, j);
total = 0;
for i = 1:5
    if mod(i,2) == 0
        continue
    end
    total = total + i;
end
total
x = 100; steps = 0;
while x > 1
    if rem(x,2), x = 3*x+1; else, x = x/2; end
    steps = steps + 1;
end
steps
k = 5;
while (k)
    k = k - 1;
end
k
