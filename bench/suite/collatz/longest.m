function [best, steps] = longest(bound)
% LONGEST  The start below a bound with the longest chain.
best = 1;
steps = 0;
for k = 1:bound-1
    n = collatz_length(k);
    if n > steps
        steps = n;
        best = k;
    end
end
