n = 30; p = [];
for k = 2:n
    prime = true;
    for d = 2:sqrt(k)
        if mod(k, d) == 0, prime = false; break; end
    end
    if prime, p(end + 1) = k; end
end
p
isequal(p, primes(n)), sum(p), numel(p)
x = 84; f = []; d = 2; while x > 1, if mod(x, d) == 0, f(end + 1) = d; x = x / d; else, d = d + 1; end, end, f
isequal(f, factor(84)), g = 48; h = 36; while h, [g, h] = deal(h, mod(g, h)); end, g
divisors = find(mod(60, 1:60) == 0), perfect = sum(divisors(1:end-1)) == 60, goldbach = []; for a = p, if any(p == 28 - a), goldbach(end+1, :) = [a 28 - a]; end, end, goldbach
