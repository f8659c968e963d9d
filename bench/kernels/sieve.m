% The sieve of Eratosthenes, twins and gaps among the primes.
n = 5000000;
isp = true(1, n);
isp(1) = false;
for i = 2:floor(sqrt(n))
    if isp(i)
        isp(i*i:i:n) = false;
    end
end
p = find(isp);
gaps = diff(p);
fprintf('%d primes, the last %d, %d twins, widest gap %d\n', numel(p), p(end), sum(gaps == 2), max(gaps));
fprintf('%d\n', sum(p(mod(p, 4) == 1)));
