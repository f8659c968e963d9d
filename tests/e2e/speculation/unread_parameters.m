% Functions that call themselves for vectors without elements, and have parameters that nothing reads.
1;
function s = last_unread (x, n)
  s = 0;
  lo = min (x);
  for k = 1:numel (x)
    s += x(k) - lo;
  end
end
function s = first_unread (n, x)
  s = 0;
  lo = min (x);
  for k = 1:numel (x)
    s += x(k) - lo;
  end
end
function [s, lo] = others_unread (n, x, m, t)
  s = 0;
  lo = min (x);
  if s > numel (x)
    s = n + m;
  end
  for k = 1:numel (x)
    s += x(k) - lo;
  end
end
function s = some_not_given (x, n, m)
  s = nargin;
  lo = min (x);
  for k = 1:numel (x)
    s += x(k) - lo;
  end
end
function s = rest_unread (x, varargin)
  s = 0;
  lo = min (x);
  for k = 1:numel (x)
    s += x(k) - lo;
  end
end
function show (x)
  printf ('%d ', last_unread (x, 2), last_unread (x, 'a'), first_unread ({}, x), first_unread (numel (x), x));
  printf ('%d ', some_not_given (x), some_not_given (x, 2), some_not_given (x, 2, 3));
  printf ('%d ', rest_unread (x), rest_unread (x, 2), rest_unread (x, 'a', {}));
  [s, lo] = others_unread (1, x, 2, 'a');
  disp (s), disp (lo)
end
base = (1:4)';
for n = 0:4
  show (base(base <= n));
  show (base(base <= n)');
end
