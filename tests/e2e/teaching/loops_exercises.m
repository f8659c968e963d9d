for i = 1:5, fprintf('%d ', i^2); end, fprintf('\n');
for i = 10:-2:1, fprintf('%d ', i); end, fprintf('\n');
s = 0; for i = 1:100, s = s + i; end, s
p = 1; i = 1; while p < 1000, p = p * i; i = i + 1; end, p, i
for i = 1:3, for j = 1:3, fprintf('%d ', i*j); end, fprintf('\n'); end
n = 0; while true, n = n + 1; if n^2 > 50, break; end, end, n
total = 0; for x = [3 -1 4 -1 5], if x < 0, continue; end, total = total + x; end, total
v = []; for k = 1:5, v(k) = 2^k; end, v
fact = 1; for k = 1:6, fact = fact * k; end, fact == factorial(6)
count = 0; for c = 'hello world', if any(c == 'aeiou'), count = count + 1; end, end, count
k = 5; while k, fprintf('%d..', k); k = k - 1; end, disp('liftoff')
