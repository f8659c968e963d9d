% The longest Collatz chain and the highest number on the way.
limit = 200000;
longest = 0;
start = 1;
highest = 0;
for n = 1:limit
    m = n;
    steps = 0;
    while m ~= 1
        if mod(m, 2) == 0
            m = m / 2;
        else
            m = 3 * m + 1;
        end
        if m > highest
            highest = m;
        end
        steps = steps + 1;
    end
    if steps > longest
        longest = steps;
        start = n;
    end
end
fprintf('%d %d %d\n', start, longest, highest);
