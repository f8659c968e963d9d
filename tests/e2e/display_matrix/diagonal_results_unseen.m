1;
% a function shows a diagonal matrix that it returns, and no caller does
function r = product(c)
  r = c{1} * c{2};
  disp(r)
end
function [p, q] = both(n)
  p = eye(n);
  q = p * 2;
  disp(p)
  q
end
product({eye(2), eye(2)});
x = product({eye(2), 3});
y = x + 1
[a, b] = both(2);
sum(a(:)) + sum(b(:))
both(3);
for k = 1:2
  x = product({eye(k), k});
end
numel(x)
