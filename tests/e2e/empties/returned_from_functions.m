1;
% Functions that return matrices without elements, one extent of which is only known at run time.
function P = wide (x)
  P = zeros (0, size (x, 1));
end
function [K, P] = tall (x)
  n = size (x, 1);
  if n > 2
    P = zeros (n, 0);
  else
    P = ones (n, 0);
  end
  K = n;
end
function r = total (x)
  [k, p] = tall (x);
  r = k + numel (p) + size (p, 1);
end
x = ones (str2double ('3'), 2);
P = wide (x)
[k, p] = tall (x)
size ([p, x])
disp (total (x))
s = repmat ('b', 1, str2double ('4'));
disp (s == 98), disp (any (s > 98)), disp (s >= 0), disp (any (s > 255)), disp (all (s < 1000)), disp (0 <= s), disp ((s > 97) >= 0)
