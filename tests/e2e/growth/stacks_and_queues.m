1;
function program()
  disp(stack(27)); disp(queue(6)); disp(collatz(27)(1:5)); disp(uniq([3 1 3 2 1]));
  disp(merge([1 4 9], [2 3 10 11])); disp(prim(40)); disp(bub([5 3 9 1])); disp(fibs(12));
  [a, n] = compact([1 0 2 0 3]); disp(a); disp(n);
  disp(pascal_rows(5)); disp(rev('hello')); disp(binsearch([1 3 5 7 9 11], 7)); disp(hist_of([1 2 2 5 5 5]));
  disp(sieve2(30)); disp(two_ptr([1 2 4 7 11], 9));
  try, disp(badstack()); catch e, disp(e.message); end
  try, disp(bad2([1 2 3])); catch e, disp(e.message); end
  try, disp(bad3([1 2 3])); catch e, disp(e.message); end
end
function r = stack(a)
  s = []; n = 0; r = 0;
  while a > 1
    if mod(a, 2) == 0, a = a / 2; else, a = 3*a + 1; end
    n = n + 1; s(n) = a;
    if n > 20, break; end
  end
  while n > 0, r = r + s(n); n = n - 1; end
end
function r = queue(n)
  q = 1; head = 1; r = 0;
  while head <= numel(q) && numel(q) < 50
    v = q(head); head = head + 1; r = r + v;
    if v < n, q(end+1) = v + 1; q(end+1) = v + 2; end
  end
end
function s = collatz(n)
  s = n; k = 1;
  while n ~= 1
    if rem(n, 2), n = 3*n+1; else, n = n/2; end
    k = k + 1; s(k) = n;
  end
end
function u = uniq(x)
  u = []; m = 0;
  for k = 1:numel(x)
    found = false;
    for j = 1:m
      if u(j) == x(k), found = true; break; end
    end
    if ~found, m = m + 1; u(m) = x(k); end
  end
end
function c = merge(a, b)
  i = 1; j = 1; c = zeros(1, numel(a) + numel(b)); k = 0;
  while i <= numel(a) && j <= numel(b)
    k = k + 1;
    if a(i) <= b(j), c(k) = a(i); i = i + 1; else, c(k) = b(j); j = j + 1; end
  end
  while i <= numel(a), k = k + 1; c(k) = a(i); i = i + 1; end
  while j <= numel(b), k = k + 1; c(k) = b(j); j = j + 1; end
end
function p = prim(n)
  p = []; m = 0;
  for k = 2:n
    ok = true; j = 1;
    while j <= m && p(j)*p(j) <= k
      if mod(k, p(j)) == 0, ok = false; break; end
      j = j + 1;
    end
    if ok, m = m + 1; p(m) = k; end
  end
end
function x = bub(x)
  n = numel(x); sw = true;
  while sw
    sw = false;
    for k = 1:n-1
      if x(k) > x(k+1), t = x(k); x(k) = x(k+1); x(k+1) = t; sw = true; end
    end
    n = n - 1;
  end
end
function f = fibs(n)
  f = [1 1];
  for k = 3:n, f(k) = f(k-1) + f(k-2); end
end
function [a, n] = compact(x)
  n = 0; a = x;
  for k = 1:numel(x)
    if x(k) ~= 0, n = n + 1; a(n) = x(k); end
  end
  a = a(1:n);
end
function r = pascal_rows(n)
  r = 1;
  for k = 2:n
    q = zeros(1, k); q(1) = 1; q(k) = 1;
    for j = 2:k-1, q(j) = r(j-1) + r(j); end
    r = q;
  end
end
function s = rev(s)
  i = 1; j = length(s);
  while i < j, t = s(i); s(i) = s(j); s(j) = t; i = i + 1; j = j - 1; end
end
function m = binsearch(x, v)
  lo = 1; hi = numel(x); m = 0;
  while lo <= hi
    mid = floor((lo + hi) / 2);
    if x(mid) == v, m = mid; return; elseif x(mid) < v, lo = mid + 1; else, hi = mid - 1; end
  end
end
function h = hist_of(x)
  h = zeros(1, max(x));
  for k = 1:numel(x), h(x(k)) = h(x(k)) + 1; end
end
function p = sieve2(n)
  f = true(1, n); f(1) = false; i = 2;
  while i*i <= n
    if f(i), j = i*i; while j <= n, f(j) = false; j = j + i; end, end
    i = i + 1;
  end
  p = find(f);
end
function r = two_ptr(x, t)
  i = 1; j = numel(x); r = [0 0];
  while i < j
    s = x(i) + x(j);
    if s == t, r = [i j]; break; elseif s < t, i = i + 1; else, j = j - 1; end
  end
end
function r = badstack()
  s = []; n = 0; r = 0;
  for k = 1:5, n = n + 1; s(n) = k; end
  n = n + 1;
  while n > 0, r = r + s(n); n = n - 1; end
end
function r = bad2(x)
  k = 1; r = 0;
  while r < 100, r = r + x(k); k = k + 1; end
end
function r = bad3(x)
  k = numel(x); r = 0;
  while true, r = r + x(k); k = k - 1; end
end
program();
