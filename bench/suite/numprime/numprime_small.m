% Few primes.
for b = [1 2 3 10 100 500]
    fprintf('%d: %d\n', b, numprime(b));
end
