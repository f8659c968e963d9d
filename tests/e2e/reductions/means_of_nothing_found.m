% Means of what find and masks give: of 1x0 nothing, of 0x0 and 0x1 NaN.
1;
function f (x)
  [z, k] = find (x);
  a = mean (k)
  b = mean (z)
  c = mean (find (x))
  d = mean (find (x, 1))
  y = x(x > 1); e = mean (y), g = mean (single (y)), h = mean (y > 1)
end
f (zeros (1,0)); f (zeros (0,1)); f ([]); f (zeros (1, 3)); f ([0 1 2]); f (5); f (0); f (zeros (3, 1)); f (ones (2)); f (zeros (2)); f (zeros (0, 3));
