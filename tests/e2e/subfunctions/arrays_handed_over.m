1;
function p = put(p, k, v), p(k) = v; end
function [q, s] = put2(q, k), s = numel(q); q(k) = s; end
function [a, b] = swap(a, b, k), t = a(k); a(k) = b(k); b(k) = t; end
function [b, a] = cross(a, b), a(1) = 7; b(2) = 8; end
function a = qs(a, lo, hi)
  if lo < hi
    p = a(hi); i = lo - 1;
    for j = lo:hi-1
      if a(j) <= p, i = i + 1; tmp = a(i); a(i) = a(j); a(j) = tmp; end
    end
    tmp = a(i+1); a(i+1) = a(hi); a(hi) = tmp;
    a = qs(a, lo, i); a = qs(a, i + 2, hi);
  end
end
function p = fails(p, k), p(1) = -1; if k > 2, error('no %d', k); end, p(k) = 5; end
function p = shrink(p), p(end) = []; p(1) = 0; end
function p = maybe(p, k), if k > 1, p = p*2; else, p(1) = 100; end, end
function [p, q] = both(p), p(1) = 3; q = p; end
function [p, q] = old(p), q = p; p(1) = 3; end
function m = mat(m, i), m(i, :) = i; end
function s = addc(s, c), s(end+1) = c; end
function f = fix3(f), for i = 1:3, f(i) = f(i) + i; end, end
function a = even(a, n), a(n) = n; if n > 1, a = odd(a, n - 1); end, end
function a = odd(a, n), a(n) = -n; if n > 1, a = even(a, n - 1); end, end
n = 6; p = 1:n;
p = put(p, 3, 9); disp(p)
q = put(p, 2, 8); disp(p), disp(q)
p = put(p, 9, 1); disp(p)
[p, s] = put2(p, 1); disp(p), disp(s)
[~, s] = put2(p, 2); disp(p), disp(s)
r = put(p, p(3) - 8, numel(p)); disp(r), disp(p)
x = p*2; y = p*3; [x, y] = swap(x, y, 2); disp(x), disp(y)
[y, x] = swap(x, y, 1); disp(x), disp(y)
[u, v] = swap(x, x, 3); disp(u), disp(v), disp(x)
[x, y] = cross(x, y); disp(x), disp(y)
a = mod((1:20)*7, 13); a = qs(a, 1, numel(a)); disp(a)
for k = 1:4
  try
    p = fails(p, k);
  catch e
    disp(e.message)
  end
  disp(p)
end
z = p; try, z = fails(z, 5); z(2) = 11; catch, w = z + 1; disp(w), end, disp(z), disp(p)
p = shrink(p); p = shrink(p); disp(p), w = 1:8; disp(w)
for k = 1:3, p = maybe(p, k); disp(p), end
[p, t] = both(p); disp(p), disp(t)
[p, t] = old(p); p = put(p, 2, 77); disp(p), disp(t)
m = zeros(3); for i = 1:3, m = mat(m, i); end, disp(m), k = mat(m, 1)*2; disp(k)
t = ''; for c = 'hello', t = addc(t, c); end, disp(t), t = addc('ab', 'c')
f = fix3([1 2 3]); f = fix3(f); g = f; f = fix3(f); disp(f), disp(g)
e1 = even(zeros(1, 5), 5)
global G
G = 1:3; G = put(G, 2, 5); disp(G), h = @(v) put(v, 1, 0); disp(h(G)), disp(G)
b = []; for k = 1:4, b = put(b, k, k*k); end, disp(b)
l = put([true false], 2, true), i8 = put(int8([1 2 3]), 2, 300)
c = {put(1:3, 1, 5), put(p, 1, 6)}; disp(c{1}), disp(c{2})
if true, p2 = p; end, p2 = put(p2, 1, 42); disp(p2(1)), disp(p(1))
Y = zeros(1, n*20); Y(5) = 1; disp(sum(Y)), Y = put(1:2, 2, 3); disp(Y), X = ones(1, n*10); X = put(X, 1, 2); disp(sum(X))
