% isinf, isnan and isfinite are 1 or 0, also of -Inf, where they are counted, added and compared
1;
function show (x)
  printf ('%d ', sum (isinf (x)), sum (isnan (x)), sum (isfinite (x)), numel (x(isinf (x))));
  printf ('%d ', isinf (x) + 1, isinf (x) == isinf (-x), -isinf (x), isnan (x) * 3, isfinite (x) / 2);
  printf ('\n');
  n = 0;
  for k = 1:numel (x)
    n += isinf (x(k)) + 2 * isnan (x(k)) + 4 * isfinite (x(k));
    if isinf (x(k)) == isinf (x(1)), n += 100; end
    if isinf (x(k)) > 0, n += 1000; end
  end
  printf ('%d %s\n', n, class (isinf (x)));
end
x = [1, NaN, 3, NaN];
mask = isnan (x);
disp (numel (x(mask)))
x(mask) = 0;
disp (x)
y = [1, Inf, -Inf, 4];
disp (numel (y(isinf (y))))
disp (isequal (y(isfinite (y)), [1, 4]))
show ([1, Inf, -Inf, NaN, -Inf])
show (single ([1, Inf, -Inf, NaN, -Inf]))
show ([-Inf; -Inf; 2])
show (int8 ([-128 127 0]))
