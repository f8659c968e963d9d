1;
function r = q(k)
  r = numel(find((1:20) <= k));
end
function t(n)
  x = [];
  for i = 1:n, x(i) = i^2; end
  disp(sum(x)), disp(size(x)), disp(numel(x)), disp(length(x)), x
  y = [];
  for i = 1:n, if mod(i,2), y(end+1) = i; end, end
  disp(sum(y)), disp(any(y)), disp(all(y)), disp(prod(y)), size(y)
  z = y .* 2
  s = 0;
  for k = 1:numel(y), s = s + y(k); end
  s
  c = [];
  for i = 1:n, c = [c; i]; end
  c, sum(c), size(c'), c(end:-1:1)
  d = [];
  for i = 1:n, d = [d, i, i+1]; end
  d, mean(d), max(d), size(max(d)), sort(d)
  e = [];
  for i = 1:n, e = [e, d]; end
  size(e), sum(e)
  f = '';
  for i = 1:n, f = [f 'ab']; end
  f, size(f), upper(f), length(f)
  g = [];
  for i = 1:n, g(end+1,1) = i; end
  g, size(g)
  h = [];
  for i = 1:n, h = [h; i, i]; end
  h, size(h), sum(h)
  w = [];
  if n > 2, w = [1 2 3]; end
  w, sum(w), size(w), w + 1, [w 4], [w; w], isempty(w)
  v = x;
  v(2) = [];
  v, sum(v)
  u = [];
  while numel(u) < n, u(numel(u)+1) = numel(u); end
  u, cumsum(u), u(u > 1), find(u)
  p = [];
  for i = 1:n
    if i == 2, p = []; else p(end+1) = i; end
  end
  p, sum(p)
  m = [];
  for i = 1:n, m(i) = 1; if i > 1, m(i-1) = m(i); end, end
  m
  a = []; for i = 1:n, for j = 1:i, a(end+1) = i*j; end, end
  a, sum(a), numel(a)
  b = zeros(1,0); for i=1:n, b(end+1) = i; end
  b, sum(b), size(b), std(b), median(b), b'*b, b*b', norm(b), dot(b, b)
end
t(q(3)), t(q(0)+4)
t(q(0)+2)
