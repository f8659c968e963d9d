% Extents that are 0 or 1: a range, rows and pages of which the run has one or none.
1;
function x = g (x, k)
  x = numel (x):-1:k;
  x = x(:);
end
function f (n)
  x = 2;
  for k = 1:n
    x = g (x, k); disp (size (x));
    y = 1:2 - k; printf ('%d %d %d\n', numel (y), isempty (y), sum (y)); disp (size (y(:))); y(end+1) = 4; disp (y);
    z = ones (max (2 - k, 0)); printf ('%d %d %g\n', numel (z), isempty (z), sum (z(:))); disp (size (z(:)));
    w = zeros (max (2 - k, 0), max (2 - k, 0), 3); printf ('%d %d\n', numel (w), isempty (w)); disp (size (w(:)));
  end
end
f (3)
