% variables that are stored from one another in a ring: inference comes to an end
1;
function f0 ()
  global a b c d e
  a = b + 0;
end
function f1 ()
  global a b c d e
  b = c + 1;
end
function f2 ()
  global a b c d e
  c = d + 2;
end
function f3 ()
  global a b c d e
  d = e + 3;
end
function f4 ()
  global a b c d e
  e = a + 4;
end
global a b c d e
a = 0; b = 1; c = 2; d = 3; e = 4;
for k = 1:3
  f0 ();
  f1 ();
  f2 ();
  f3 ();
  f4 ();
end
disp ([a, b, c, d, e])

function [p, n] = widths (step)
  persistent lower upper middle
  if isempty (lower)
    lower = -step; upper = step; middle = 0;
  end
  lower = middle - step;
  middle = upper + 1;
  upper = lower * 2;
  p = lower; n = upper;
end
for k = 1:4
  [p, n] = widths (k);
  printf ('%d %d\n', p, n);
end
