% Prime factors by trial division, collected in a growing vector.
1;
function f = factorise(n)
    f = [];
    p = 2;
    while p * p <= n
        while mod(n, p) == 0
            f(end+1) = p;
            n = n / p;
        end
        p = p + 1;
    end
    if n > 1
        f(end+1) = n;
    end
end
total = 0;
longest = 0;
for n = 2:60000
    f = factorise(n);
    total = total + f(end);
    if numel(f) > longest
        longest = numel(f);
        at = n;
    end
end
fprintf('%d %d %d\n', total, longest, at);
fprintf('%d ', factorise(600851475143));
fprintf('\n');
