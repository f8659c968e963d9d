gcd(48, 36), lcm(4, 6), gcd([12 18 24], 6), lcm([2 3], [4 5]), gcd(0, 5), gcd(-12, 8)
primes(20), isprime(17), isprime([1 2 3 4 9 11]), factor(60), [p, n] = factor(72), factor(13)
factorial(5), factorial([0 1 2 3]), nchoosek(6, 2), nchoosek(5, 0), sum(primes(100)), list_primes(5), sign([-2 0 3])
fix(clock()(1)) > 2000, floor(log10(12345)), rat(pi), cumsum(1:5), cumprod(1:5), rem(17, 5), totient_of_9 = sum(gcd(1:9, 9) == 1), perms([1 2 3]), dec2bin(37), mod(7^5, 13), isprime(uint8(7)), primes(2), primes(1)
try, factor(2.5), catch e, disp(e.message), end
try, factorial(-1), catch e, disp(e.message), end
try, isprime(1.5), catch e, disp(e.message), end
try, gcd(1.5, 2), catch e, disp(e.message), end
try, nchoosek(2, 3), catch e, disp(e.message), end
