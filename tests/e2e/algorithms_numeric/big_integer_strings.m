1;
function s = bigadd(a, b)
  n = max(length(a), length(b)); a = [repmat('0', 1, n - length(a)) a] - '0'; b = [repmat('0', 1, n - length(b)) b] - '0';
  c = 0; r = zeros(1, n); for k = n:-1:1, t = a(k) + b(k) + c; r(k) = mod(t, 10); c = floor(t/10); end
  if c, r = [c r]; end
  s = char(r + '0');
end
function s = bigmul(a, d), c = 0; r = []; for k = length(a):-1:1, t = (a(k) - '0')*d + c; r = [mod(t, 10) r]; c = floor(t/10); end, while c, r = [mod(c, 10) r]; c = floor(c/10); end, s = char(r + '0'); end
bigadd('999', '1'), bigadd('123456789012345678901234567890', '987654321')
f = '1'; for k = 2:25, f = bigmul(f, k); end, f
a = '1'; b = '1'; for k = 3:100, [a, b] = deal(b, bigadd(a, b)); end, b, length(b), sum(b - '0')
