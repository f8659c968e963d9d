% recursions whose results grow, by numbers, rows and texts
1;
function n = fibo(k)
  if k < 2, n = k; else n = fibo(k-1) + fibo(k-2); end
end
function r = fact(k)
  if k <= 1, r = 1; else r = k*fact(k-1); end
end
function r = ack(m, n)
  if m == 0, r = n+1; elseif n == 0, r = ack(m-1, 1); else r = ack(m-1, ack(m, n-1)); end
end
function [q, c] = hanoi(n, c)
  if n == 0, q = 0; return, end
  [a, c] = hanoi(n-1, c); [b, c] = hanoi(n-1, c+1); q = a + b + 1;
end
function y = flat(x)
 if numel(x) <= 1, y = x; else y = [flat(x(2:end)) x(1)]; end
end
function y = build(n)
 if n == 0, y = []; else y = [build(n-1) n*n]; end
end
function r = gcd_(a, b)
 if b == 0, r = a; else r = gcd_(b, mod(a,b)); end
end
function r = ispal(s)
 if numel(s) < 2, r = true; elseif s(1) ~= s(end), r = false; else r = ispal(s(2:end-1)); end
end
fibo(20), fact(10), fact(25), ack(2,3), [q,c] = hanoi(6, 0), flat(1:5), build(4), gcd_(120, 84), ispal('racecar'), ispal('ab')
make = @(k) fibo(k) / 2; make(7)
