function [lo, hi] = minmax2(v)
% MINMAX2 smallest and largest
lo = smallest(v);
hi = -smallest(-v);
end
function s = smallest(v)
s = v(1);
for k = 2:numel(v)
  if v(k) < s, s = v(k); end
end
end
