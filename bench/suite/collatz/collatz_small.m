% Collatz chains.
for k = [1 2 7 27]
    fprintf('%d: %d\n', k, collatz_length(k));
end
[best, steps] = longest(300)
