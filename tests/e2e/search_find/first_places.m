% the first place that is found: its element where it is there, the array elsewhere
1;
function r = pick(x, t)
  k = find(x > t, 1);
  if isempty(k)
    r = -1;
  else
    r = x(k) + k * 2;
    k(2) = 5;
    r = r + sum(k);
  end
end
function [g, ok] = fill(g)
  ok = true;
  [r, c] = find(g == 0, 1);
  if isempty(r), return; end
  for v = 1:3
    if ~any(g(r,:) == v) && ~any(g(:,c) == v)
      g(r,c) = v;
      [h, ok] = fill(g);
      if ok, g = h; return; end
      g(r,c) = 0;
    end
  end
  ok = false;
end
function show(k)
  disp(size(k)); disp(k);
end
function both(x)
  [r, c] = find(x, 1); show(r); show(c);
  k = find(x, 1); show(k);
  if ~isempty(c), printf("%d %d\n", r, c); x(r, c) = 9; disp(x); end
  if ~isempty(k) && k > 1, printf("> %d\n", k); end
end
disp(pick([1 5 3], 2)); disp(pick([1 5 3], 7)); disp(pick([1; 5; 3], 4)); disp(pick(7, 1)); disp(pick(7, 9));
disp(pick([1 2; 3 4], 2)); disp(pick([], 2)); disp(pick(zeros(1, 0), 2)); disp(pick(zeros(0, 3), 1)); disp(pick(zeros(3, 0), 1));
[g, ok] = fill([0 0 1; 0 0 0; 2 0 0]); disp(g); disp(ok);
[g, ok] = fill([1 2 0; 0 0 3; 0 0 0]); disp(ok);
both([0 0 3 1]); both([0; 4]); both([0 0; 0 1]); both(0); both(3); both([0 0 0]); both(zeros(2, 2)); both(zeros(0, 0));
both([false true]); both(false); both(zeros(1, 0)); both(true(0, 0)); both(single([0 0.5])); both(int8([0 0; 7 0])); both('a'); both([NaN 0]);
x = mod((1:40) * 7, 11); n = 0;
for t = 0:11
  k = find(x == t, 1);
  if ~isempty(k)
    n = n + k;
    x(k) = [];
  end
  k
  j = find(x(1:10) > t & mod(1:10, 2) == 0, 1);
  while ~isempty(j)
    x(j) = -1; n = n + 100;
    j = find(x > 8, 1);
  end
end
disp(n); disp(x);
k = find(x == -1, 1); if ~isempty(k), k = k + 1; end, disp(k);
k = find(x == 77, 1); if isempty(k), k = 'none'; end, disp(k);
k = find(x == -1, 2); if ~isempty(k), disp(k); end
k = find(x == -1, 1, 'last'); if ~isempty(k), disp(k); end
k = find(x == -1, 1); m = find(x == 3, 1);
if ~isempty(k) && ~isempty(m), disp([k m]); disp(x(min(k, m):max(k, m))); end
if isempty(k) || isempty(m), disp('none'); else, disp(k:k+2); end
f = @() k + 1; disp(f()); c = {k}; if ~isempty(k), c{2} = k; s.k = k; end, disp(c); disp(s);
try
  k = find(x == 99, 1); y = x(k + 1); disp(size(y)); x(find(x == 98, 1)) = 1; z = k(1);
catch e
  disp(e.message);
end
z = find([0 1i 2], 1); if ~isempty(z), disp(z); end
[r, c, v] = find([0 0 5], 1); if ~isempty(r), disp([r c v]); end
A = mod(reshape(1:24, 2, 3, 4), 5) == 0; k = find(A, 1); if ~isempty(k), disp(k); end
[r, c] = find(A, 1); disp([r c]);
