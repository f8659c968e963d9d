1;
function [ok, at] = search(x, v)
  ok = false;
  for k = 1:numel(x)
    if x(k) == v
      ok = true; at = k;
      return
    end
  end
end
function [m, row] = best(A)
  m = -Inf;
  for k = 1:size(A, 1)
    if sum(A(k, :)) > m && A(k, 1) > 0
      m = sum(A(k, :)); row = A(k, :);
    end
  end
end
function y = only(k)
  if k > 0
    y = k * [1 2 3];
  end
end
function [a, b, c] = three(n)
  a = n;
  if n > 1, b = 'text'; end
  if n > 2, c.x = n; c.y = {n}; end
end
function r = deep(n)
  if n == 0
    r = 1;
  elseif n > 0
    r = n + deep(n - 2);
  end
end
function s = sums(x)
  for k = 1:numel(x)
    if k == 1, s = 0; end
    s = s + x(k);
  end
end
function z = grow(z, k)
  if k > 2, z(end+1) = k; end
end
function w = flag(k)
  if k, w = true; end
end
[ok, at] = search([4 5 6], 5)
ok = search([4 5 6], 7)
try, [ok, at] = search([4 5 6], 7), catch e, disp(e.message), disp(e.identifier), end
at
[m, row] = best([1 2; 3 4; 0 9])
try, [m, row] = best([0 2; -3 4]), catch e, disp(e.message), end
[m, ~] = best([0 2; -3 4])
y = only(2)
try, y = only(0), catch e, disp(e.message), end
try, only(0), catch e, disp(e.message), end
only(0);
only(1)
try, x = 1 + only(-1), catch e, disp(e.message), end
[a, b, c] = three(3)
try, [a, b, c] = three(2), catch e, disp(e.message), end
try, [a, b] = three(1), catch e, disp(e.message), end
a = three(1)
deep(4)
try, deep(3), catch e, disp(e.message), end
sums([1 2 3])
try, v = sums([]), catch e, disp(e.message), end
z = [1 2]; for k = 1:4, z = grow(z, k); end, z
if flag(true), disp('yes'), end
try, if flag(false), disp('yes'), end, catch e, disp(e.message), end
q = cellfun(@(k) only(k)(1), {1, 2})
try, q = arrayfun(@(k) numel(only(k)), [1 0]), catch e, disp(e.message), end
c = {}; try, c{end+1} = only(0); catch e, disp(e.message), end
s = struct(); try, s.f = only(-2); catch e, disp(e.message), end
f = @only; f(3)
disp(only(2)(2))
w = [only(1), only(2)]
for k = only(1), fprintf('%d ', k); end
fprintf('%d %d\n', only(2)(1:2));
