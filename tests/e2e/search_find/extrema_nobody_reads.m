% places and values of extrema of which one, or none, is read
1;
function f (x, n)
  if n > 1
    [y, k] = min (x); [z, j] = max (x);
  else
    [y, k] = max (x); disp (k);
    [y, k] = min (x); disp (y);
    [y, k] = max (x); [z, j] = min (x); disp ([y k z j]);
    [~, k] = max (x); [z, ~] = min (x); disp ([k z]);
  end
  for i = 1:n
    [y, k] = max (x);
  end
  [y, k] = min (x(2:end)); [y, k] = max (x(2:end)); disp (k);
end
f ([3 1 2], 1); f ([3; 1; 2], 2); f ([NaN 4 4 1], 1); f ([2 2], 0);
try, f (5, 1); catch err, disp (err.message); end
try, f (zeros (1, 0), 1); catch err, disp (err.message); end
