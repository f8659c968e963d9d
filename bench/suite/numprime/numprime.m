function n = numprime(bound)
% NUMPRIME  Number of primes up to a bound, by trial division.
n = 0;
for k = 2:bound
    prime = 1;
    for d = 2:sqrt(k)
        if mod(k, d) == 0
            prime = 0;
            break
        end
    end
    n = n + prime;
end
