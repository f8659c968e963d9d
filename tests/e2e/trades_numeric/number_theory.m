% number theory: gcd ext, modular power, Miller-Rabin, CRT, totient, RSA toy
1;
function [g, x, y] = egcd(a, b)
  if b == 0
    g = a; x = 1; y = 0;
  else
    [g, x1, y1] = egcd(b, mod(a, b));
    x = y1; y = x1 - floor(a / b) * y1;
  end
end
function r = powmod(b, e, m)
  r = 1; b = mod(b, m);
  while e > 0
    if bitand(e, 1), r = mod(r * b, m); end
    b = mod(b * b, m);
    e = bitshift(e, -1);
  end
end
function p = is_prime_mr(n)
  if n < 2, p = false; return; end
  for q = [2 3 5 7 11 13]
    if mod(n, q) == 0, p = n == q; return; end
  end
  d = n - 1; s = 0;
  while mod(d, 2) == 0, d /= 2; s += 1; end
  p = true;
  for a = [2 3 5 7]
    x = powmod(a, d, n);
    if x == 1 || x == n - 1, continue; end
    comp = true;
    for r = 1:s-1
      x = mod(x * x, n);
      if x == n - 1, comp = false; break; end
    end
    if comp, p = false; return; end
  end
end
function t = totient(n)
  t = n; f = unique(factor(n));
  for p = f, t = t / p * (p - 1); end
end
function inv_ = modinv(a, m)
  [g, x] = egcd(a, m);
  if g ~= 1, error('modinv: %d has no inverse modulo %d (gcd is %d)', a, m, g); end
  inv_ = mod(x, m);
end
[g, x, y] = egcd(240, 46)
printf('%d ', find(arrayfun(@is_prime_mr, 1:60))); printf('\n');
is_prime_mr(1000003), is_prime_mr(1000001)
p = 61; q = 53; n = p * q, phi = (p-1)*(q-1)
e_ = 17; d = modinv(e_, phi)
msg = 'HELLO rsa';
c = arrayfun(@(m) powmod(m, e_, n), double(msg))
back = char(arrayfun(@(m) powmod(m, d, n), c))
try, modinv(6, 9), catch err, disp(err.message), end
arrayfun(@totient, 1:12)
[pf, ex] = factor(360)
primes(30), isprime(7:12)
lcm(4, 6), gcd([12 18], 6), nchoosek(10, 3), factorial([3 5 10])
r = [2 3 2]; m = [3 5 7]; M = prod(m); s = 0;
for i = 1:3, Mi = M / m(i); s += r(i) * Mi * modinv(Mi, m(i)); end
crt = mod(s, M)
perms([1 2 3])
big = 2^53 + 1
int64(2)^62, uint64(18446744073709551615), intmax('int64') - 1
bitand(12, 10), bitor(uint8(12), uint8(3)), bitxor(5, 1:4), bitshift(1, 0:5)
dec2bin(37), dec2hex(48879), bin2dec('1011'), hex2dec('FF'), dec2base(100, 7)
[n1, d1] = rat(pi), rat(0.75)
cf = []; xx = sqrt(7); for k = 1:8, cf(k) = floor(xx); xx = 1 / (xx - cf(k)); end, cf
nchoosek(1:4, 2)
cumsum(primes(20)), prod(primes(20)), sum(1 ./ primes(20))
