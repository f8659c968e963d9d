1;
function [y, r] = f (x)
  r = 1:3;
  y = x(r);
end
[y, r] = f ([5 6 7 8])
