% doubles beyond the ends of 64-bit integers, fractions, NaN: sums, products, quotients, comparisons, ranges
1;
function r = m(a, d)
  r = [a + d, a - d, d - a, a * d, d * a, a / d];
end
function r = c(a, d)
  r = [a < d, a <= d, a > d, a >= d, a == d, a != d, d < a, d == a];
end
e = [intmin('int64'), intmin('int64') + 1, int64(-9007199254740993), int64(-3), int64(-1), ...
     int64(0), int64(1), int64(7), int64(4611686018427387904), intmax('int64') - 1, intmax('int64')];
u = [uint64(0), uint64(1), uint64(3), uint64(9007199254740993), intmax('uint64') / 2, ...
     bitshift(uint64(1), 63), intmax('uint64') - 1, intmax('uint64')];
d = [-Inf, -2^65, -2^64-4096, -2^64, -2^64+2048, -2^63-2048, -2^63, -2^63+1024, -2^62, -9007199254740992, -2.5, -2, -1.5, -1, -0.7, -0.5, -0.3, 0, -0, 0.3, 0.5, 1, 1.5, 2, ...
     2.5, 1e10, 9007199254740992, 2^62, 2^63-1024, 2^63, 2^63+2048, 2^64-2048, 2^64, 2^64+4096, 2^65, Inf, NaN];
for i = 1:numel(e)
  for k = 1:numel(d)
    printf('%d %.17g: ', e(i), d(k)); printf('%d ', m(e(i), d(k)), c(e(i), d(k))); printf('\n');
  end
end
for i = 1:numel(u)
  for k = 1:numel(d)
    printf('%d %.17g: ', u(i), d(k)); printf('%d ', m(u(i), d(k)), c(u(i), d(k))); printf('\n');
  end
end
x = intmax('int64'); n = intmin('int64');
for k = [0 1 510 511 512 513 1024]
  a = x - k; b = n + k;
  printf('%d: ', k); printf('%d ', a < 2^63, a == 2^63, a > 2^63, b < -2^63, b == -2^63, b > -2^63, a<-2^63, b > 2^63); printf('\n');
end
u = intmax('uint64');
for k = [0 1 1023 1024 1025 2048]
  a = u - k;
  printf('%d: ', k); printf('%d ', a < 2^64, a == 2^64, a > 2^64); printf('\n');
end
y = [2^64-2048, 2^64, 2^64+4096, 2^64+8192, 2^65-4096, 2^65, 2^65+8192, 2^66];
for i=1:numel(y)
  printf('%.20g ', double([u / y(i), (u-1)/y(i), bitshift(uint64(1), 63)/y(i), (bitshift(uint64(1), 63)+1)/y(i)])); 
  printf('%d ', x/y(i), n/y(i), (x-1)/y(i), (n+1)/y(i), int64(2^62)/y(i)); printf('\n');
end
y = [2^63-1024, 2^63, 2^63+2048, 2^63+4096];
for i=1:numel(y)
  printf('%d ', x/y(i), n/y(i), (x-1)/y(i), (n+1)/y(i), int64(2^62)/y(i), int64(-2^62)/y(i)); printf('\n');
end
disp(max(x, 2^63)), disp(mod(x, 7.5)), disp(mod(n, -3)), disp(gcd(x, 1e30)), disp(lcm(int64(6), 4)), disp(x^0.5), disp(int64(3)^40), disp(int64(-3)^41), disp(2^int64(62)), disp(2.5^int64(3)), disp(int64(2)^-1), disp(int64(-1)^int64(-3)), disp(uint64(10)^19), disp(uint64(10)^20)
disp(isequal(x, 2^63)), disp(isequal(x-1,x)), disp(int64(9007199254740993):int64(9007199254740996)), disp(u-2:u), disp(n:int64(2^62):x)
function told(x)
  if x > 2^63, disp('above'), else disp('not above'), end
  if x < 2^63, disp('below'), else disp('not below'), end
  if x == 2^63, disp('same'), else disp('not same'), end
  if x >= 2^53 && x ~= 2^53, disp('other'), end
end
told(intmax('int64')), told(int64(3)), told(int64(9007199254740993)), told(int64(9007199254740992))
if int64(9007199254740993) == int64(9007199254740992), disp('wrong'), end
