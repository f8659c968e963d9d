% Functions whose large outputs start as zeros, called from many places.
1;
function [c, n] = f (v)
  c = zeros (256, 256);
  for k = 1:numel (v)
    c(v(k)) += 1;
  end
  n = sum (c(:));
end
function [c, n] = g (v)
  c = zeros (256, 256);
  c(1, 1) = 1;
  for k = 1:256
    c(k, 3) = v;
  end
  n = sum (c(:));
end
function r = pair (v)
  [~, a] = f (v);
  [~, b] = g (2);
  r = [a, b];
end
function c = cond (v)
  c = zeros (256, 256);
  if v > 2
    c(v) = 1;
  else
    c(:, v) = 7;
  end
end
function r = many (v)
  r = 0;
  for k = 1:4
    x = ones (256, 256) * k;
    r += sum (x(:));
    c = cond (k);
    r += 1000 * nnz (c);
    y = x + 1;
    [~, n] = f ([k, k+1]);
    r += n;
    [d, m] = f (k);
    r += m + nnz (d);
  end
end
[~, n] = f ([3, 4, 4])
x = ones (256, 256) * 3; disp (sum (x(:)))
[~, n] = f ([3, 4, 4])
[~, n] = g (5)
y = (1:256)' * (1:256); disp (sum (y(:)))
[~, n] = g (5)
r = pair ([1, 2])
r = many (1)
q = {f(3)}; nnz (q{1})
s.a = f (3); nnz (s.a)
z = f (3) + f (4); nnz (z)
z = f (3) + 1i * cond (4); nnz (z)
t = single (f (2)); nnz (t)
w = cellfun (@(v) nnz (f (v)), {1, 2, 3})
u = arrayfun (@(v) nnz (cond (v)), 1:4)
h = @f; p = h (7); nnz (p)
c = cond (5); c = cond (1); nnz (c)
try, c = f (-1); catch e, disp (e.message), end
nnz (c)
v = f (3)(1:5)
if any (f (3)), disp ("yes"), end
