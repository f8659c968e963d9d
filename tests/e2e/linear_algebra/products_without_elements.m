1;
function r = f(n, m, p)
  t = zeros(n,m);
  r = t * ones(m,n);
  q = single(0);
  x = false(n,m);
  r = r + sum(sum(x)) + sum(x(:));
  s = sum(x, 2); r = r + s;
  y = p * zeros(m, 2);
  r = r + sum(y);
end
function r = g(n, m, p)
  t = zeros(n,m) + p;
  t = t .* p;
  r = t * ones(m,n);
  disp(size(r)), r = sum(t, 1);
  q = max(t, [], 2);
  w = t(:, 1:0);
  z = cumsum(t); 
  z = any(t(:) > 3);
  v = [t; t] * t'; disp(size(v))
end
f(2, 0, ones(2,0))
f(1, 0, ones(1,0))
g(0,2, 3)
g(0,1, 3)
g(1,0, 3)
